/** Who goods go to and where that is, as a label has it in two lines. */
export type PostalAddress = { name: string; place: string }

type WrittenAddress = {
  firstname: string
  middlename?: string | null
  lastname: string
  company?: string | null
  street: readonly (string | null)[]
  postcode?: string | null
  city: string
}

export function postalAddress(written: WrittenAddress): PostalAddress {
  const { firstname, middlename, lastname, company, street, postcode, city } = written
  const person = [firstname, middlename, lastname].filter(Boolean).join(' ')
  const town = [postcode, city].filter(Boolean).join(' ')
  return {
    name: [person, company].filter(Boolean).join(', '),
    place: [street.filter(Boolean).join(' '), town].filter(Boolean).join(', '),
  }
}
