import { ACCOUNTS } from './accounts.ts'

/** Order types for SAP that the market leaves to the brewery. */
export const ORDER_TYPES = { tank: 'YTOR', posm: 'YPOR' }

const FIXED = `# Demo brewery Veenhof. Copy this folder for your own brewery and change what is in it.
name: Veenhof
market: NL

demo: true
demo_password: Proost-op-Veenhof-26

order_number_prefix: '' # before the year and a number, such as 26-11830

# Order types for SAP that the market leaves to the brewery.
order_types:
  tank: ${ORDER_TYPES.tank}
  posm: ${ORDER_TYPES.posm}

# How the brewery's SAP is set up.
erp:
  portal_order_type: FUST
  half_truck_shipping_type: HT
  price_condition: PPR0
  rejection_reason: '10'
  text_language: EN
  units: { case: CS, liter: L, piece: PC }
  texts: { note_for_driver: ZDRV, order_title: ZTIT, portal_total: ZTOT, loading: ZLOA, addresses: ZADR, transport: ZTRA }
  # factory calendars that narrow the calendars of this folder
  calendar_service: ZFUST_CALENDAR_SRV
  calendars: { TWENTE: T1, OOST: O1, NOORD: N1, MIDDEN: M1, ZUID: Z1 }
  # where credit limits and unpaid invoices stand
  credit: { segment: '1000', company_code: NL01 }
  # what the parts of an invoice are called
  invoicing:
    line_discount: ZDIS
    coupon_discount: ZCOU
    packaging_discount: ZPAD
    cash_discount: ZCAS
    packaging_tax: ZPTX
    sorting_charge: ZSOR
    deposit: ZDEP
    taxed_deposit: ZDET
    vat: MWST
    paid_terms: ZPAI

portal:
  maintenance: false
  # seconds per picture on the home page
  banner_rotation: 8
  orderable_units: [Packaging, Layers, Pallets]
  # permission sections that this portal grants at all
  sections:
    - Catalogue
    - Catalogue Beer
    - Catalogue POS Materials
    - Catalogue Tank
    - Home Page
    - My Profile
    - My Documents
    - My Orders
    - Reporting
    - Contracts
    - Support
    - Marketing Materials
    - Notifications
    - Training & Learning
    - News & Events
    - Academy
    - Pub Menu
    - Product Recommendation

contact:
  phone: 053 555 01 20
  email: klantenservice@veenhof.example
  address: [Turfkade 12, 7511 PM Enschede]
  hours: { nl: op werkdagen van 8.00 tot 18.00 uur, en: 'on working days from 8:00 to 18:00' }

# What customers can ask about, or wish for; and when somebody answers.
support:
  hours: { from: '08:00', to: '18:00' }
  # working hours after which an unanswered ticket is reported again
  answered_within_hours: 4
  categories:
    - id: delivery
      name: { nl: Levering, en: Delivery }
      subcategories:
        - { id: short, name: { nl: Te weinig geleverd, en: Delivered too little } }
        - { id: damaged, name: { nl: Beschadigd, en: Damaged } }
        - { id: wrong, name: { nl: Verkeerd geleverd, en: Delivered the wrong goods } }
        - { id: late, name: { nl: Te laat of niet geweest, en: Late or did not come } }
    - id: invoice
      name: { nl: Factuur en betaling, en: Invoice and payment }
      subcategories:
        - { id: amount, name: { nl: Bedrag klopt niet, en: The amount is wrong } }
        - { id: copy, name: { nl: Kopie van een factuur, en: Copy of an invoice } }
        - { id: deposit, name: { nl: Statiegeld, en: Deposit } }
    - id: quality
      name: { nl: Smaak en kwaliteit, en: Taste and quality }
    - id: tap
      name: { nl: Tap en tank, en: Tap and tank }
      subcategories:
        - { id: fault, name: { nl: Storing, en: Fault } }
        - { id: cleaning, name: { nl: Leidingen reinigen, en: Cleaning of the lines } }
    - id: portal
      name: { nl: Het portaal, en: The portal }
    - id: visit
      kind: request
      name: { nl: Bezoek van een vertegenwoordiger, en: A visit by a representative }
    - id: equipment
      kind: request
      name: { nl: Materiaal te leen, en: Equipment on loan }
      subcategories:
        - { id: event, name: { nl: Voor een evenement, en: For an event } }
        - { id: glasses, name: { nl: Glazen, en: Glasses } }
    - id: sample
      kind: request
      name: { nl: Proefpakket, en: Samples }
    - id: data
      kind: request
      name: { nl: Bedrijfsgegevens wijzigen, en: Change of company details }

# On top of the public holidays of the market.
holidays:
  - { day: 2026-12-24, name: { nl: Kerstavond, en: Christmas Eve } }
  - { day: 2027-12-24, name: { nl: Kerstavond, en: Christmas Eve } }

packaging_discounts:
  full_truck_percent: 0.75
  single_pallet_percent: 0.25

texts:
  slogan: { nl: Van onze ketel naar uw kelder., en: From our kettle to your cellar. }
  # what the brewery is, beside its name
  descriptor: { nl: Bierbrouwerij, en: Brewery }
  responsible_drinking: { nl: 'Geen 18, geen alcohol', en: No alcohol under 18 }

# Where to read on; in each language.
links:
  about_alcohol: { nl: 'https://www.alcoholinfo.nl', en: 'https://www.drinkaware.co.uk' }

`

/** The settings of the brewery, with the demo accounts for the sign-in page. */
export function breweryYaml(): string {
  const accounts = ACCOUNTS.flatMap(({ email, description }) =>
    description ? [`  - { email: ${email}, description: { nl: '${description.nl}', en: '${description.en}' } }`] : [],
  )
  return `${FIXED}demo_accounts:\n${accounts.join('\n')}\n`
}
