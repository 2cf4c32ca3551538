import { FACTS_ELEMENT, type BreweryFacts } from '@fust/contract/page'
import { MARKET_PACKS } from '@fust/domain/market'

const FACTS: BreweryFacts = {
  name: 'Veenhof',
  letter: 'V',
  logo: {
    onLight: { url: '/theme/logo.svg?v=as-imported', ratio: 1 },
    onDark: { url: '/theme/logo-on-dark.svg?v=as-imported', ratio: 1 },
    saysName: false,
  },
  market: MARKET_PACKS.NL,
  phone: '053 555 01 20',
  hours: { nl: 'op werkdagen van 8.00 tot 18.00 uur', en: 'on working days from 8:00 to 18:00' },
  descriptor: { nl: 'Bierbrouwerij', en: 'Brewery' },
  slogan: { nl: 'Van onze ketel naar uw kelder.', en: 'From our kettle to your cellar.' },
  aboutAlcohol: { nl: 'https://over-alcohol.example', en: 'https://about-alcohol.example' },
  closed: null,
  services: ['eLearning', 'pubMenu'],
  map: { tiles: 'https://maps.example/{z}/{x}/{y}.png', credit: '© Maps of Boekelo' },
}

// As the server writes it into the page, before anything of the app is loaded.
const element = document.createElement('script')
element.type = 'application/json'
element.id = FACTS_ELEMENT
element.textContent = JSON.stringify(FACTS)
document.head.append(element)
