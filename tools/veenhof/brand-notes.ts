import type { BrandCode } from './brands.ts'
import type { Text } from './units.ts'

/** What people behind the bar have to know of a beer. */
export type BrandNotes = {
  degrees: string
  glass: Text
  foam: Text
  look: Text
  smell: Text
  taste: Text
  dishes: Text
  /** What one says at the table in one breath. */
  pitch: Text
}

// ASCII and Latin letters only: sheets are set in a face that has no others.
export const BRAND_NOTES: Readonly<Record<BrandCode, BrandNotes>> = {
  'veenhof-pils': {
    degrees: '4 - 6',
    glass: { nl: 'Vaasje 25 cl of fluitje 20 cl', en: 'Vase of 25 cl or flute of 20 cl' },
    foam: { nl: 'Twee vingers, afgeschuimd', en: 'Two fingers, skimmed' },
    look: { nl: 'Helder goud, witte kraag', en: 'Bright gold, white head' },
    smell: { nl: 'Graan, hooi, een vleugje kruid', en: 'Grain, hay, a touch of herbs' },
    taste: { nl: 'Zacht begin, droog en bitter slot', en: 'Soft start, dry and bitter finish' },
    dishes: { nl: 'Kroket, haring, kip van het spit', en: 'Croquettes, herring, roast chicken' },
    pitch: {
      nl: 'De pils waar Boekelo naar ruikt als de wind west is.',
      en: 'The pilsner Boekelo smells of when the wind is west.',
    },
  },
  'witte-wieven': {
    degrees: '3 - 5',
    glass: { nl: 'Witbierglas 30 cl', en: 'Wheat beer glass of 30 cl' },
    foam: { nl: 'Hoog en romig, het laatste beetje omzwenken', en: 'High and creamy, swirl the last of it' },
    look: { nl: 'Bleek en troebel', en: 'Pale and hazy' },
    smell: { nl: 'Koriander, sinaasschil, warm brood', en: 'Coriander, orange peel, warm bread' },
    taste: { nl: 'Fris, rond, licht zurig', en: 'Fresh, round, slightly tart' },
    dishes: { nl: 'Mosselen, geitenkaas, salade', en: 'Mussels, goat cheese, salad' },
    pitch: {
      nl: 'Ongefilterd, dus zwenk het flesje voor je inschenkt.',
      en: 'Unfiltered, so swirl the bottle before you pour.',
    },
  },
  turfsteker: {
    degrees: '8 - 10',
    glass: { nl: 'Kelk 33 cl', en: 'Chalice of 33 cl' },
    foam: { nl: 'Beige, een vinger', en: 'Beige, one finger' },
    look: { nl: 'Donkerbruin met een rode rand', en: 'Dark brown with a red edge' },
    smell: { nl: 'Gebrande mout, rook, pruim', en: 'Roasted malt, smoke, plum' },
    taste: { nl: 'Vol, moutzoet, lang warm', en: 'Full, malty, long and warm' },
    dishes: { nl: 'Hachee, oude kaas, chocolade', en: 'Beef stew, aged cheese, chocolate' },
    pitch: {
      nl: 'Wie koffie na het eten wil, drinkt deze ervoor.',
      en: 'Who wants coffee after dinner drinks this before.',
    },
  },
  kraanvogel: {
    degrees: '6 - 8',
    glass: { nl: 'Tulp 33 cl', en: 'Tulip of 33 cl' },
    foam: { nl: 'Een vinger, stevig', en: 'One finger, firm' },
    look: { nl: 'Koper, licht waas', en: 'Copper, slight haze' },
    smell: { nl: 'Grapefruit, dennennaald, mango', en: 'Grapefruit, pine needle, mango' },
    taste: { nl: 'Sappig, dan een lange bittere vlucht', en: 'Juicy, then a long bitter flight' },
    dishes: { nl: 'Burger, kipspies, blauwe kaas', en: 'Burger, chicken skewer, blue cheese' },
    pitch: { nl: 'Vier hopsoorten, en je proeft ze na elkaar.', en: 'Four hops, and you taste them one by one.' },
  },
  hoogveen: {
    degrees: '5 - 7',
    glass: { nl: 'Bokaal 33 cl', en: 'Goblet of 33 cl' },
    foam: { nl: 'Wit, twee vingers', en: 'White, two fingers' },
    look: { nl: 'Goudblond, helder', en: 'Golden blond, clear' },
    smell: { nl: 'Honing, heide, peer', en: 'Honey, heather, pear' },
    taste: { nl: 'Rond, zachtzoet, droog eind', en: 'Round, gently sweet, dry end' },
    dishes: { nl: 'Asperges, zalm, jonge kaas', en: 'Asparagus, salmon, young cheese' },
    pitch: {
      nl: 'De beugel doet het werk: laat de gast hem zelf openen.',
      en: 'The swing top does the work: let guests open it.',
    },
  },
  klaarlicht: {
    degrees: '2 - 4',
    glass: { nl: 'Longdrink met ijs of zo uit blik', en: 'Tall glass with ice or from the can' },
    foam: { nl: 'Weinig, dat hoort zo', en: 'Little, as it should be' },
    look: { nl: 'Lichtgeel, troebel van citroen', en: 'Light yellow, hazy with lemon' },
    smell: { nl: 'Citroenschil, limonade', en: 'Lemon peel, lemonade' },
    taste: { nl: 'Fris, halfzoet, kort', en: 'Fresh, half sweet, short' },
    dishes: { nl: 'Friet, fruitsalade, terras', en: 'Chips, fruit salad, terrace' },
    pitch: { nl: 'Ook als 0.0: vraag altijd welke van de twee.', en: 'Also as 0.0: always ask which of the two.' },
  },
  herfstvuur: {
    degrees: '8 - 10',
    glass: { nl: 'Bokaal 30 cl', en: 'Goblet of 30 cl' },
    foam: { nl: 'Lichtbruin, een vinger', en: 'Light brown, one finger' },
    look: { nl: 'Robijn tot kastanje', en: 'Ruby to chestnut' },
    smell: { nl: 'Karamel, hazelnoot, herfstblad', en: 'Caramel, hazelnut, autumn leaves' },
    taste: { nl: 'Moutig, droger dan je denkt', en: 'Malty, drier than you think' },
    dishes: { nl: 'Wild, stamppot, appeltaart', en: 'Game, mash pot, apple pie' },
    pitch: {
      nl: 'Van september tot het op is, en dat is snel.',
      en: 'From September until it is gone, which is soon.',
    },
  },
  driest: {
    degrees: '7 - 9',
    glass: { nl: 'Bokaal 33 cl, of proefmaat 15 cl', en: 'Goblet of 33 cl, or a taster of 15 cl' },
    foam: { nl: 'Hoog en wit, in twee keer schenken', en: 'High and white, pour in two goes' },
    look: { nl: 'Diepgoud', en: 'Deep gold' },
    smell: { nl: 'Peer, witte peper, deeg', en: 'Pear, white pepper, dough' },
    taste: { nl: 'Vol, kruidig, verraderlijk droog', en: 'Full, spicy, treacherously dry' },
    dishes: { nl: 'Zalm van de plank, kip kerrie, brie', en: 'Cedar plank salmon, chicken curry, brie' },
    pitch: {
      nl: 'Noem het percentage erbij: 8,5, en dat hoor je niet aankomen.',
      en: 'Say the strength: 8.5, and you do not hear it coming.',
    },
  },
}
