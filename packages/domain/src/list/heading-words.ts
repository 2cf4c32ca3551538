import { folded } from './clean-text.ts'
import { unitOfWord, type ListUnit } from './unit-words.ts'

const NUMBERS: readonly string[] = [
  'een one ein eine einen jeden jedna jedno uno una un',
  'twee two zwei dva dve due',
  'drie three drei tri tre',
  'vier four ctyri styri quattro',
  'vijf five funf pet pat cinque',
  'zes six sechs sest sei',
  'zeven seven sieben sedm sedem sette',
  'acht eight osm osem otto',
  'negen nine neun devet devat nove',
  'tien ten zehn deset desat dieci',
]

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
)

/** 'twee', 'two', 'zwei' and so on, up to ten. */
export const numberOfWord = (word: string): number | undefined => NUMBER_WORDS.get(folded(word))

const TOTALS = new Set(
  'totaal total totals subtotaal subtotal sum som eindtotaal summe gesamt gesamtsumme zwischensumme celkem celkom spolu soucet sucet mezisoucet medzisucet totale subtotale somma'.split(
    ' ',
  ),
)

/** True for the label of a row that sums up the others. */
export const isTotal = (text: string): boolean => {
  const [first = ''] = wordsIn(text)
  return TOTALS.has(first)
}

/** What a column is by its heading. */
export type Heading =
  | { is: 'sku' | 'ean' | 'product' | 'name' | 'unit' | 'ignored' }
  | { is: 'quantity'; unit: ListUnit | null }

const HEADINGS = {
  ignored: setOf(
    'prijs stukprijs price preis stuckpreis einzelpreis gesamtpreis cena ceny prezzo bedrag amount betrag castka suma importo eur euro czk kc usd',
    'btw vat mwst ust dph iva korting discount rabatt sleva zlava sconto totaal total gesamt celkem celkom spolu totale subtotaal',
    'voorraad stock bestand lager lagerbestand sklad skladem zasoba giacenza magazzino geleverd delivered geliefert dodano dodane consegnato backorder',
    'gewicht weight hmotnost peso kg datum date data day dag per pro a inhoud inhalt content contents obsah contenuto statiegeld deposit pfand zaloha cauzione',
    'pos positie position regel row riga radek riadok line opmerking remark note bemerkung poznamka nota alcohol alc vol volume merk brand marke znacka marca',
    'minimum min maximum max',
  ),
  ean: setOf('ean gtin upc barcode streepjescode strichcode scancode barre carovy ciarovy'),
  unit: setOf('eenheid einheit uom mj um me ve verpakkingseenheid unit jednotka'),
  quantity: setOf(
    'aantal aant hoeveelheid bestelaantal besteld bestellen bestelling qty quantity quant order ordered anzahl menge bestellmenge bestellt bestellung stuckzahl',
    'mnozstvi mnozstvo pocet objednat objednavka objednano objednane quantita qta qt ordine ordinato ordinare',
  ),
  sku: setOf(
    'sku art artnr artno artikelnummer artikelnr artikelcode productcode productnummer productnr articlecode itemcode material materiaal materialnummer',
    'materialnr code kod codice cod bestelnummer bestellnummer produktnummer produktcode',
  ),
  product: setOf(
    'artikel artikelen article item product products produkt prodotto articolo vyrobek vyrobok polozka polozky zbozi tovar tovaru bier beer pivo birra',
  ),
  name: setOf(
    'naam omschrijving benaming artikelnaam artikelomschrijving productnaam name description bezeichnung beschreibung artikelbezeichnung produktname',
    'popis nazev nazov descrizione nome denominazione',
  ),
  number: setOf('nr no num nummer number code kod codice cislo id ref numero'),
}

/** What a heading of any of the six languages says; undefined for one that is in no dictionary. */
export function headingOf(text: string): Heading | undefined {
  const words = wordsIn(text)
  const whole = words.join('')
  const has = (set: ReadonlySet<string>) => set.has(whole) || words.some((word) => set.has(word))
  if (/[€$£%]/.test(text)) return { is: 'ignored' }
  const isNumbered = has(HEADINGS.number)
  const isProduct = has(HEADINGS.product) || has(HEADINGS.sku)
  // 'SKU, EAN or name' takes all of them.
  const namesCode = words.some((word) => HEADINGS.sku.has(word) && !HEADINGS.number.has(word))
  if (has(HEADINGS.name) ? has(HEADINGS.ean) || namesCode : namesCode && has(HEADINGS.ean)) return { is: 'product' }
  if (has(HEADINGS.ean)) return { is: 'ean' }
  if (has(HEADINGS.ignored)) return { is: 'ignored' }
  // 'Menge ME' has both in one cell.
  if (has(HEADINGS.unit) && !has(HEADINGS.quantity)) return { is: 'unit' }
  if (isProduct && isNumbered) return { is: 'sku' }
  const units = new Set(words.flatMap((word) => unitOfWord(word)?.unit ?? []))
  if (has(HEADINGS.quantity) && !isNumbered) return { is: 'quantity', unit: onlyOne(units) }
  if (has(HEADINGS.sku)) return { is: 'sku' }
  if (has(HEADINGS.name)) return { is: 'name' }
  if (has(HEADINGS.product)) return { is: 'product' }
  return units.size === 1 ? { is: 'quantity', unit: onlyOne(units) } : undefined
}

const onlyOne = (units: ReadonlySet<ListUnit>): ListUnit | null => {
  const [first, second] = units
  return first !== undefined && second === undefined ? first : null
}

function wordsIn(text: string): string[] {
  return folded(text).match(/\p{L}+/gu) ?? []
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}

function setOf(...lines: string[]): ReadonlySet<string> {
  return new Set(wordsOf(lines))
}
