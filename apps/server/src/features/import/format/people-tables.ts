import { PERMISSIONS, ROLES } from '@fust/domain/access'
import { COUNTRIES, LANGUAGES } from '@fust/domain/market'
import { company, customerType, named, no, required, SHIP_TO, shipTo, yes } from './columns.ts'
import { whole } from './number-kinds.ts'
import { listOf, yesNo } from './other-kinds.ts'
import { column, table, type Table } from './table.ts'
import { code, email, oneOf, shaped, text } from './text-kinds.ts'

const permission = oneOf(...PERMISSIONS)

export const PEOPLE_TABLES: readonly Table[] = [
  table('users.csv', 'kept', {
    table: 'portal_user',
    about: 'People who sign in. Passwords are never in a file.',
    key: ['id'],
    unique: ['email'],
    columns: [
      required(column('id', code)),
      required(column('email', email)),
      required(column('first_name', text)),
      required(column('last_name', text)),
      column('phone', text, { whenEmpty: '' }),
      column('locale', oneOf(...LANGUAGES), { ofMarket: (market) => market.languages[0] }),
      column('country', shaped('a country of three capitals such as `NLD`', /^[A-Z]{3}$/), {
        ofMarket: (market) => COUNTRIES[market.country],
      }),
      column('status', oneOf('Active', 'Inactive', 'Invited'), { whenEmpty: 'Active' }),
      yes('is_validated'),
      no('is_phone_login'),
      no('is_key_account'),
      yes('has_agreed_terms'),
      no('is_first_login'),
      column('tutorial_count', whole(0), {
        whenEmpty: 3,
        keepsWhenEmpty: true,
        about: 'how often they were shown the tutorial; it opens by itself to who saw it less than three times',
      }),
      named('default_ship_to_id', 'ship_to.id'),
    ],
  }),
  table(
    'user-roles.csv',
    { are: 'removed-within', owner: ['user_id'] },
    {
      table: 'user_role',
      about: 'What a person may do for which ship-to.',
      key: ['user_id', 'company_id', 'ship_to_id', 'role', 'customer_type'],
      references: [SHIP_TO],
      columns: [
        required(named('user_id', 'portal_user.id')),
        company(),
        shipTo(),
        required(column('role', oneOf(...ROLES))),
        customerType(),
        column('withheld', listOf(permission), { whenEmpty: [], about: 'permissions taken away from the role' }),
        column('only_permissions', listOf(permission), {
          whenEmpty: [],
          about: 'exactly these instead of those of the role',
        }),
        column('is_active', yesNo, {
          whenEmpty: true,
          keepsWhenEmpty: true,
          about: '`no`: the company has switched it off',
        }),
      ],
    },
  ),
]
