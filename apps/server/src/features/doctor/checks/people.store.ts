import { CUSTOMER_TYPES, PERMISSIONS } from '@fust/domain/access'
import { LANGUAGES } from '@fust/domain/market'
import { isStaffRow } from '#request/role-rows.ts'
import { LINK_PURPOSES } from '#features/one-time-links/index.ts'
import { check, words, wrongRows, type Checks } from './check.ts'
import { NO_EMAIL } from './fragments.ts'

// As `platform/passwords.ts` writes them.
const NO_HASH = `!~ '^\\$argon2id\\$v=19\\$m=[0-9]+,t=[0-9]+,p=[0-9]+\\$[A-Za-z0-9+/]+\\$[A-Za-z0-9+/]+$'`
// The bounds of SIGN_IN_ATTEMPTS and LOCK_MINUTES: what holds however they were set when it happened.
const MOST_ATTEMPTS = 10
const LONGEST_LOCK = `interval '1 day'`
// Of INVITATION_HOURS.
const LONGEST_LINK = `interval '30 days'`
const HASH_BYTES = 32

/** Who may do what, and for how long. */
export const PEOPLE: Checks = {
  'people are who can sign in': check(
    'people-that-are-nobody',
    wrongRows({
      name: `'person ' || u.id`,
      from: 'portal_user u',
      wrong: {
        'has no e-mail address': `u.email ${NO_EMAIL}`,
        'reads no language that we write': `u.locale not in (${words(LANGUAGES)})`,
        'lives in no country': `u.country !~ '^[A-Z]{3}$'`,
        'has a password that is no hash': `u.password_hash ${NO_HASH} or u.demo_password_hash ${NO_HASH}`,
        'had a password that is no hash': `exists (select from former_password f
          where f.user_id = u.id and f.password_hash ${NO_HASH})`,
        'has the password of a demo, and this is none': `u.password_hash = u.demo_password_hash
          and not exists (select from brewery_setting where name = 'demo' and value = 'true')`,
        'has failed more often than anybody may': `u.failed_attempts not between 0 and ${MOST_ATTEMPTS - 1}`,
        'is locked for longer than anybody is': `u.locked_until > now() + ${LONGEST_LOCK} + interval '1 hour'`,
        'saw less than no tutorial': 'u.tutorial_count < 0',
      },
    }),
  ),

  'devices and networks that people signed in from count few failures': check(
    'places-that-count-wrong',
    wrongRows({
      name: `'a known ' || p.kind || ' of person ' || p.user_id`,
      from: `(select 'device' as kind, user_id, failed_attempts, locked_until from known_device
        union all select 'network', user_id, failed_attempts, locked_until from known_network) p`,
      wrong: {
        'has failed more often than anybody may': `p.failed_attempts >= ${MOST_ATTEMPTS}`,
        'is locked for longer than anybody is': `p.locked_until > now() + ${LONGEST_LOCK} + interval '1 hour'`,
      },
    }),
  ),

  // What of it is counted as left is what the data map takes away.
  'who was erased is nobody any more': check(
    'people-that-are-not-erased',
    wrongRows({
      name: `'person ' || e.user_id`,
      from: 'erasure e join portal_user u on u.id = e.user_id',
      wrong: {
        'was erased and is still known': `e.erased_at is not null and (u.first_name || u.last_name || u.phone <> ''
          or u.email not like 'erased-%@erased.invalid' or u.password_hash is not null)`,
        'was erased and still has something': `e.erased_at is not null and (
          exists (select from user_role x where x.user_id = u.id) or exists (select from session x where x.user_id = u.id)
          or exists (select from favourite x where x.user_id = u.id)
          or exists (select from saved_order x where x.user_id = u.id)
          or exists (select from cart x where x.user_id = u.id and x.state <> 'placed'))`,
        'leaves and can still sign in': `u.status <> 'Inactive'`,
      },
    }),
  ),

  'roles say what we know': check(
    'roles-that-say-nothing',
    wrongRows({
      name: `'role ' || r.role || r.whose`,
      from: `(select role, customer_type, withheld, only_permissions, ' of ' || user_id || ' at ' || ship_to_id as whose
          from user_role
        union all select role, customer_type, '{}', '{}', ' of invitation ' || invitation_id from invitation_role
        union all select role, customer_type, '{}', permissions, ' for ' || customer_type from role_permission) r`,
      wrong: {
        'is of a customer type that is none': `r.customer_type not in (${words(CUSTOMER_TYPES)})`,
        'withholds what nobody has': `not r.withheld <@ array[${words(PERMISSIONS)}]`,
        'gives what nobody can have': `not r.only_permissions <@ array[${words(PERMISSIONS)}]`,
      },
    }),
  ),

  'staff roles are of the people of the brewery': check(
    'staff-roles-of-customers',
    wrongRows({
      name: `'person ' || u.id || ' at ship-to ' || r.ship_to_id`,
      from: `user_role r join portal_user u on u.id = r.user_id
        join ship_to s on s.company_id = r.company_id and s.id = r.ship_to_id`,
      where: isStaffRow('r'),
      wrong: {
        'is of a customer and has a role of staff (take it away in user-roles.csv, and see in the audit trail who gave it)': `exists (select from user_role own where own.user_id = r.user_id
            and not ${isStaffRow('own')} and own.customer_type <> 'Shop')`,
        'is an administrator of the brewery at a ship-to of a customer (give the role at a ship-to of the brewery)': `r.role in ('Owner', 'DelegatedOwner') and r.customer_type = 'InternalCustomer' and not ${isStaffRow('s')}`,
      },
    }),
  ),

  'sessions end when the settings say': check(
    'sessions-that-last',
    wrongRows({
      name: `'session of ' || s.user_id || ' since ' || s.created_at`,
      from: 'session s',
      wrong: {
        'lives for longer than the settings allow': 's.expires_at > s.created_at + make_interval(hours => 24 * $1)',
        'ends before it begins': 's.expires_at < s.created_at',
        'was seen before it began': `s.last_seen_at < s.created_at - interval '1 hour'`,
        'was seen after it ended': `s.last_seen_at > s.expires_at + interval '1 hour'`,
        'has a token that is no hash': `length(s.token_hash) <> ${HASH_BYTES}`,
      },
    }),
    ({ settings }) => [settings.SESSION_DAYS],
  ),

  'invitations wait for an answer, and end': check(
    'invitations-that-last',
    wrongRows({
      name: `'invitation ' || i.id`,
      from: 'invitation i',
      wrong: {
        'has no e-mail address': `i.email ${NO_EMAIL}`,
        'waits for longer than any may': `i.expires_at > now() + ${LONGEST_LINK} + interval '1 hour'`,
        'is confirmed and needs none': 'i.confirmed_by is not null and not i.needs_confirmation',
      },
    }),
  ),

  'links that work once are of a purpose, and end': check(
    'links-that-last',
    wrongRows({
      name: `'link of ' || t.user_id || ' since ' || t.created_at`,
      from: 'one_time_token t',
      wrong: {
        'is for nothing that we know': `t.purpose not in (${words(LINK_PURPOSES)})`,
        'works for longer than any may': `t.expires_at > t.created_at + ${LONGEST_LINK}`,
        'was used before it was made': `t.used_at < t.created_at - interval '1 hour'`,
      },
    }),
  ),
}
