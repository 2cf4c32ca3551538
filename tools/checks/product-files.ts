/** Whether a source runs in production: no test, nothing that tools write, and nothing that only the style guide shows. */
export const isOfProduct = (file: string): boolean =>
  !/\.(test|builders|generated)\.tsx?$|(^|\/)(test|gql|styleguide)\/|\/(gallery|samples)\.tsx?$/.test(file)
