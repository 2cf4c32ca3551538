import { DRAWN, SCHEMES, TOKENS } from '@fust/domain/theme'
import { Type, type Static } from 'typebox'

const strict = { additionalProperties: false }
const AColour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: `a colour between quotes such as '#0b3d2e'` })

const coloured = (names: readonly string[]) =>
  Type.Optional(
    Type.Object(
      Object.fromEntries(
        SCHEMES.map((scheme) => [
          scheme,
          Type.Optional(
            Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(AColour)])), {
              ...strict,
              description: `a colour such as '#0b3d2e' for each of ${names.join(', ')}`,
            }),
          ),
        ]),
      ),
      strict,
    ),
  )

/** `theme/theme.yaml`: each key is one row of theme_setting, under the same name. */
export const ThemeFile = Type.Object(
  {
    letter: Type.Optional(Type.String({ pattern: String.raw`^[^\s\p{C}]{1,2}$`, description: 'one or two letters' })),
    logo_says_name: Type.Optional(Type.Boolean()),
    colours: coloured(TOKENS),
    drawing: coloured(DRAWN),
  },
  strict,
)
export type ThemeFile = Static<typeof ThemeFile>
