import type { ListAnswers, ListQuestion } from './read-list.ts'

/** A list as customers send them, and the rows that are wanted: `CODE × quantity`, or `CODE ! problem`. */
export type SampleList = {
  name: string
  /** A pasted text, the bytes of a file, or the cells of a sheet. */
  from: string | Uint8Array | string[][]
  rows: readonly string[]
  /** What has to be asked first, and the answer that the rows above follow from. */
  asks?: { question: ListQuestion['about']; answer: ListAnswers }
}

const lines = (...all: string[]) => all.join('\n')

/** UTF-16 as Excel's 'Unicode text' writes it. */
const utf16 = (text: string, isBigEndian = false): Uint8Array =>
  new Uint8Array(
    Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0)).flatMap((code) =>
      isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8],
    ),
  )

const WINDOWS_1250: Readonly<Record<string, number>> = { ž: 0x9e, í: 0xed, č: 0xe8, ř: 0xf8, ě: 0xec, ý: 0xfd, á: 0xe1 }
const WINDOWS_1252: Readonly<Record<string, number>> = { ü: 0xfc, ö: 0xf6, ß: 0xdf, ä: 0xe4, é: 0xe9, '€': 0x80 }
const windows = (text: string, letters: Readonly<Record<string, number>>): Uint8Array =>
  new Uint8Array(Array.from(text, (sign) => letters[sign] ?? sign.charCodeAt(0)))

export const SAMPLE_LISTS: readonly SampleList[] = [
  // Tidy.
  {
    name: 'codes and numbers with tabs',
    from: 'VP-KR2430\t12\nWW-KR2430\t7\n',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'codes and numbers with semicolons',
    from: 'VP-KR2430;12\r\nWW-KR2430;7',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'codes and numbers with commas',
    from: 'VP-KR2430,12\nWW-KR2430,7',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  { name: 'codes alone', from: 'VP-KR2430\nWW-KR2430\n', rows: ['VP-KR2430 × 1', 'WW-KR2430 × 1'] },
  {
    name: 'headings over two columns',
    from: 'Artikel;Aantal\nVP-KR2430;12\nWW-KR2430;7',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  { name: 'one row', from: 'VP-KR2430\t3', rows: ['VP-KR2430 × 3'] },
  { name: 'EANs', from: '8719998100006;10\n8719998100143;4', rows: ['8719998100006 × 10', '8719998100143 × 4'] },

  // Planners' sheets.
  {
    name: 'article, description, quantity and price, as a planner has them',
    from: lines(
      'Art.nr\tDescription\tQuantity\tPrice',
      'VP-KR2430\tVeenhof Pils, crate 24\t12\t17.85',
      'WW-KR2430\tWitte Wieven, crate 24\t7\t19.20',
    ),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'the quantity before the article, with a row number',
    from: lines(
      'Pos;Aantal;Artikelnummer;Omschrijving',
      '1;12;VP-KR2430;Veenhof Pils krat',
      '2;7;WW-KR2430;Witte Wieven krat',
    ),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'title lines above the headings',
    from: lines(
      'Bestelling Noorderdiep',
      'week 49, 2026',
      '',
      'Artikelcode;Naam;Aantal',
      'VP-KR2430;Veenhof Pils;12',
      'VP-F50;Veenhof Pils fust;2',
    ),
    rows: ['VP-KR2430 × 12', 'VP-F50 × 2'],
  },
  {
    name: 'a totals row and empty rows',
    from: lines('SKU;Qty;Price', 'VP-KR2430;12;17,85', ';;', 'WW-KR2430;7;19,20', ';;', 'Totaal;19;348,60'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'an order form of which most rows are empty',
    from: lines(
      'Code,Product,Order',
      'VP-KR2430,Pils,12',
      'VP-KR1230,Pils,',
      'VP-F50,Pils fust,',
      'WW-KR2430,Wit,',
      'TS-KR2433,Tripel,3',
      'HV-KR1645,Hef,0',
    ),
    rows: ['VP-KR2430 × 12', 'TS-KR2433 × 3'],
  },
  {
    name: 'crates, layers and pallets in columns of their own',
    from: lines('Artikel;Kratten;Lagen;Pallets', 'VP-KR2430;;;2', 'WW-KR2430;;3;', 'TS-KR2433;5;1;'),
    rows: ['VP-KR2430 × 2 pallets', 'WW-KR2430 × 3 layers', 'TS-KR2433 × 1 layers 5'],
  },
  {
    name: 'a column with the unit',
    from: lines('Artikelnummer;Menge;Einheit', 'VP-KR2430;12;Kasten', 'WW-KR2430;2;Palette', 'TS-KR2433;3;Lage'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 2 pallets', 'TS-KR2433 × 3 layers'],
  },
  {
    name: 'SKU, EAN and name beside each other',
    from: lines(
      'SKU,EAN,Name,Cases',
      'VP-KR2430,8719998100006,Veenhof Pils,12',
      ',8719998100143,Witte Wieven,7',
      ',,Veenhof Tripel,2',
    ),
    rows: ['VP-KR2430 × 12', '8719998100143 × 7', 'Veenhof Tripel × 2'],
  },
  {
    name: 'sections between the rows',
    from: lines('Code\tAantal', 'KRATTEN', 'VP-KR2430\t12', 'WW-KR2430\t7', '', 'FUSTEN', 'VP-F50\t2'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7', 'VP-F50 × 2'],
  },
  {
    name: 'headings that come again on each page',
    from: lines('SKU;Qty', 'VP-KR2430;12', 'SKU;Qty', 'WW-KR2430;7'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'ordered beside delivered and in stock',
    from: lines('Artikel;Voorraad;Besteld;Geleverd', 'VP-KR2430;140;12;0', 'WW-KR2430;38;7;0'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'no headings, with names and prices',
    from: lines(
      'VP-KR2430;Veenhof Pils krat 24;12;€ 17,85',
      'WW-KR2430;Witte Wieven;7;€ 19,20',
      'VP-F50;Fust 50 l;2;€ 132,00',
    ),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7', 'VP-F50 × 2'],
  },
  {
    name: 'no headings, the number first',
    from: 'Veenhof Pils\t12\tVP-KR2430\nWitte Wieven\t7\tWW-KR2430',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'a sheet with titles, dates and a total',
    from: [
      ['Order planning'],
      ['Delivery', '2026-12-04'],
      [],
      ['', 'Product code', 'Description', 'Cases', 'Unit price', 'Amount'],
      ['1', 'VP-KR2430', 'Veenhof Pils', '12', '17.85', '214.2'],
      ['2', 'WW-KR2430', 'Witte Wieven', '7', '19.2', '134.4'],
      ['', '', 'Total', '19', '', '348.6'],
    ],
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'a sheet with numbers of two decimals',
    from: [
      ['Code', 'Aantal'],
      ['VP-KR2430', '12.0'],
      ['WW-KR2430', '7.00'],
    ],
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'two columns that may both be the quantity',
    from: lines('VP-KR2430;12;3', 'WW-KR2430;7;9', 'VP-F50;2;4'),
    asks: { question: 'quantity-column', answer: { quantityColumn: 2 } },
    rows: ['VP-KR2430 × 3', 'WW-KR2430 × 9', 'VP-F50 × 4'],
  },
  {
    name: 'a column for each day',
    from: lines('Artikel;ma;di;wo', 'VP-KR2430;12;3;1', 'WW-KR2430;7;9;1'),
    asks: { question: 'quantity-column', answer: { quantityColumn: 1 } },
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'inhoud and per pallet beside the quantity',
    from: lines('Artikel;Inhoud krat;Kratten per pallet;Aantal kratten', 'VP-KR2430;24;40;12', 'WW-KR2430;24;40;7'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },

  // Numbers.
  {
    name: 'numbers with two decimals',
    from: 'Code;Aantal\nVP-KR2430;12,00\nWW-KR2430;7,00',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'numbers with one decimal',
    from: 'VP-KR2430\t12.0\nWW-KR2430\t7.0',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'three decimals, which prices explain',
    from: lines('Code;Aantal;Prijs', 'VP-KR2430;1,000;17,85', 'WW-KR2430;12,000;19,20'),
    rows: ['VP-KR2430 × 1', 'WW-KR2430 × 12'],
  },
  {
    name: 'thousands, which prices explain',
    from: lines('Code;Aantal;Prijs', 'BV-250;1.000;0,85', 'VP-KR2430;12;17,85'),
    rows: ['BV-250 × 1000', 'VP-KR2430 × 12'],
  },
  {
    name: 'three digits behind a sign that nothing explains',
    from: 'VP-KR2430;1,000\nWW-KR2430;7',
    asks: { question: 'decimal-sign', answer: { decimalSign: ',' } },
    rows: ['VP-KR2430 × 1', 'WW-KR2430 × 7'],
  },
  {
    name: 'three digits behind a point that the reader takes for thousands',
    from: 'BV-250;2.000\nVP-KR2430;12',
    asks: { question: 'decimal-sign', answer: { decimalSign: ',' } },
    rows: ['BV-250 × 2000', 'VP-KR2430 × 12'],
  },
  {
    name: 'thousands with a blank that does not break',
    from: 'BV-250\t1\u00a0000\nVP-KR2430\t12',
    rows: ['BV-250 × 1000', 'VP-KR2430 × 12'],
  },
  {
    name: 'numbers that are none',
    from: lines('VP-KR2430;2,5', 'WW-KR2430;-3', 'VP-F50;twelve and a half', 'TS-KR2433;=6*4', 'HV-KR1645;9'),
    rows: [
      'VP-KR2430 ! not-whole',
      'WW-KR2430 ! not-whole',
      'VP-F50 ! not-whole',
      'TS-KR2433 ! not-whole',
      'HV-KR1645 × 9',
    ],
  },

  // Units.
  {
    name: 'units in Dutch',
    from: 'VP-KR2430;7 krt\nWW-KR2430;2 pallets\nTS-KR2433;3 lagen\nVP-F50;4 fusten',
    rows: ['VP-KR2430 × 7', 'WW-KR2430 × 2 pallets', 'TS-KR2433 × 3 layers', 'VP-F50 × 4'],
  },
  {
    name: 'units in English',
    from: 'VP-KR2430\t7 cs\nWW-KR2430\t2 plt\nTS-KR2433\t3 layers\nVP-F50\t4 kegs',
    rows: ['VP-KR2430 × 7', 'WW-KR2430 × 2 pallets', 'TS-KR2433 × 3 layers', 'VP-F50 × 4'],
  },
  {
    name: 'units in German',
    from: 'VP-KR2430;7 Kästen\nWW-KR2430;2 Paletten\nTS-KR2433;3 Lagen\nVP-F50;4 Fässer',
    rows: ['VP-KR2430 × 7', 'WW-KR2430 × 2 pallets', 'TS-KR2433 × 3 layers', 'VP-F50 × 4'],
  },
  {
    name: 'units in Czech',
    from: 'VP-KR2430;7 přepravek\nWW-KR2430;2 palety\nTS-KR2433;3 vrstvy\nVP-F50;4 sudy',
    rows: ['VP-KR2430 × 7', 'WW-KR2430 × 2 pallets', 'TS-KR2433 × 3 layers', 'VP-F50 × 4'],
  },
  {
    name: 'units in Slovak',
    from: 'VP-KR2430;7 prepraviek\nWW-KR2430;2 palety\nTS-KR2433;3 vrstvy\nVP-F50;4 sudy',
    rows: ['VP-KR2430 × 7', 'WW-KR2430 × 2 pallets', 'TS-KR2433 × 3 layers', 'VP-F50 × 4'],
  },
  {
    name: 'units in Italian',
    from: 'VP-KR2430;7 casse\nWW-KR2430;2 bancali\nTS-KR2433;3 strati\nVP-F50;4 fusti',
    rows: ['VP-KR2430 × 7', 'WW-KR2430 × 2 pallets', 'TS-KR2433 × 3 layers', 'VP-F50 × 4'],
  },
  {
    name: 'several units in one cell',
    from: 'VP-KR2430;2 pallets + 3 lagen\nWW-KR2430;1 plt 5 krt',
    rows: ['VP-KR2430 × 2 pallets 3 layers', 'WW-KR2430 × 1 pallets 5'],
  },
  {
    name: 'pieces, which may be cases or bottles',
    from: 'VP-KR2430;24 st\nGL-PILS;6 stuks',
    rows: ['VP-KR2430 × 24 pieces', 'GL-PILS × 6 pieces'],
  },

  // Headings in six languages.
  {
    name: 'Czech headings',
    from: lines('Kód zboží;Název;Množství;Cena', 'VP-KR2430;Ležák;12;450,00', 'VP-F50;Sud 50 l;2;3 200,00'),
    rows: ['VP-KR2430 × 12', 'VP-F50 × 2'],
  },
  {
    name: 'Slovak headings',
    from: lines('Číslo tovaru;Názov;Počet prepraviek', 'VP-KR2430;Ležiak;12', 'WW-KR2430;Pšeničné;7'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'Italian headings',
    from: lines('Codice articolo;Descrizione;Q.tà;Prezzo', 'VP-KR2430;Birra chiara;12;17,85', 'VP-F50;Fusto;2;132,00'),
    rows: ['VP-KR2430 × 12', 'VP-F50 × 2'],
  },
  {
    name: 'German headings',
    from: lines(
      'Artikel-Nr.;Bezeichnung;Anzahl Kästen;Einzelpreis',
      'VP-KR2430;Pils;12;17,85',
      'WW-KR2430;Weizen;7;19,20',
    ),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'English headings with the unit in brackets',
    from: lines('Item no.,Product,Order qty (pallets)', 'VP-KR2430,Pils,2', 'WW-KR2430,Wheat,1'),
    rows: ['VP-KR2430 × 2 pallets', 'WW-KR2430 × 1 pallets'],
  },

  // Lines without columns.
  {
    name: 'a number and an x before each code',
    from: '2x VP-KR2430\n7 x WW-KR2430\n3× VP-F50',
    rows: ['VP-KR2430 × 2', 'WW-KR2430 × 7', 'VP-F50 × 3'],
  },
  {
    name: 'a code, a number and a unit',
    from: 'VP-KR2430 7 krt\nWW-KR2430 2 pallets\nVP-F50: 3',
    rows: ['VP-KR2430 × 7', 'WW-KR2430 × 2 pallets', 'VP-F50 × 3'],
  },
  {
    name: 'a first line without a tab',
    from: 'VP-KR2430 4\nWW-KR2430\t7\nVP-F50\t2',
    rows: ['VP-KR2430 × 4', 'WW-KR2430 × 7', 'VP-F50 × 2'],
  },
  {
    name: 'a message with greetings',
    from: lines(
      'Hoi Jan,',
      'graag voor vrijdag:',
      '- 7 krat pils',
      '- 3 fusten Witte Wieven',
      '- 2 pallets VP-KR2430',
      'Groetjes, Piet',
    ),
    rows: ['pils × 7', 'Witte Wieven × 3', 'VP-KR2430 × 2 pallets'],
  },
  {
    name: 'a conversation that was copied',
    from: lines(
      '[12:31, 28-11-2026] Jan Bakker: 5x VP-KR2430',
      '[12:31, 28-11-2026] Jan Bakker: twee kratten WW-KR2430',
      '28-11-2026 12:33 - Jan Bakker: VP-F50 3 fust',
    ),
    rows: ['VP-KR2430 × 5', 'WW-KR2430 × 2', 'VP-F50 × 3'],
  },
  {
    name: 'all in one line',
    from: '5 krat VP-KR2430, 3 fust VP-F50 en 2 pallets WW-KR2430\n',
    rows: ['VP-KR2430 × 5', 'VP-F50 × 3', 'WW-KR2430 × 2 pallets'],
  },
  {
    name: 'columns made of blanks, as a PDF gives them',
    from: lines('VP-KR2430    Veenhof Pils krat     12    17,85', 'WW-KR2430    Witte Wieven krat      7    19,20'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'names with their pack',
    from: '7 krat Veenhof Pils 24x30\n3 Witte Wieven, krat 24',
    rows: ['Veenhof Pils 24x30 × 7', 'Witte Wieven, krat 24 × 3'],
  },

  // What programs do to lists.
  {
    name: 'CR line ends of Excel for Mac',
    from: 'Code;Aantal\rVP-KR2430;12\rWW-KR2430;7\r',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'a line that names the separator',
    from: 'sep=;\r\nArtikel;Aantal\r\nVP-KR2430;12\r\nWW-KR2430;7',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'an EAN that Excel has shortened',
    from: 'EAN;Aantal\n8,72E+12;12\n8719998100143;7',
    rows: ['8,72E+12 ! shortened-number', '8719998100143 × 7'],
  },
  {
    name: 'an EAN that is a formula or a decimal number',
    from: '="8719998100006";12\n8719998100143.0;7\n\'8719998100013;1',
    rows: ['8719998100006 × 12', '8719998100143 × 7', '8719998100013 × 1'],
  },
  {
    name: 'characters that nobody sees',
    from: '\u200eVP-KR2430\t12\u200b\n\ufeffWW\u00ad-KR2430\t7\n',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'a line break in a quoted cell',
    from: '"VP-KR2430\n";12\n"WW-KR2430";"7"\n"Pils; 24 ""groot""";1',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7', 'Pils; 24 "groot" × 1'],
  },
  {
    name: 'a quote that is never closed',
    from: '"VP-KR2430;12\nWW-KR2430;7',
    rows: ['"VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'dashes of a word processor and small letters',
    from: 'vp–kr2430 7\nww—kr2430 2',
    rows: ['vp-kr2430 × 7', 'ww-kr2430 × 2'],
  },
  {
    name: 'UTF-16, little end first',
    from: utf16('Code\tAantal\r\nVP-KR2430\t12\r\nWW-KR2430\t7'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  { name: 'UTF-16, big end first', from: utf16('Code\tMenge\r\nVP-KR2430\t12', true), rows: ['VP-KR2430 × 12'] },
  {
    name: 'the letters of Windows in the Czech Republic',
    from: windows('Kód zbo\u017eí;Po\u010det p\u0159epravek\nVP-KR2430;12\nLe\u017eák;3', { ...WINDOWS_1250, ó: 0xf3 }),
    rows: ['VP-KR2430 × 12', 'Ležák × 3'],
  },
  {
    name: 'the letters of Windows in Germany',
    from: windows('Artikel;Stückzahl Kästen\nKölsch;12\nWeißbier;7', WINDOWS_1252),
    rows: ['Kölsch × 12', 'Weißbier × 7'],
  },
  {
    name: 'pipes of a chat or a wiki',
    from: lines('| SKU | Qty |', '| --- | --- |', '| VP-KR2430 | 12 |', '| WW-KR2430 | 7 |'),
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'codes of a scanner',
    from: '(01)08719998100006;12\n]C10108719998100143;7\n8 719998 100013;3',
    rows: ['(01)08719998100006 × 12', ']C10108719998100143 × 7', '8 719998 100013 × 3'],
  },

  // The same product twice.
  {
    name: 'the same code in several rows',
    from: 'VP-KR2430;5\nWW-KR2430;7\nvp kr2430;7\nVP-KR2430;2 pallets',
    rows: ['VP-KR2430 × 2 pallets 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'rows without a code or a number',
    from: 'VP-KR2430;5\n;3\nWW-KR2430;\nVP-F50;2',
    rows: ['VP-KR2430 × 5', ' ! code-missing', 'WW-KR2430 ! quantity-missing', 'VP-F50 × 2'],
  },

  {
    name: 'a slip of the pen beside a row of the same code',
    from: 'VP-KR2430;5\nVP-KR2430;5000\nVP-KR2430;7',
    rows: ['VP-KR2430 × 12', 'VP-KR2430 × 5000'],
  },

  // Written after the first reader, to find what it got wrong.
  {
    name: 'a message with packs in the names, a question and a phone number',
    from: 'Hallo, kan ik bestellen:\n10 x Veenhof Pils krat 24 x 30 cl\n4x Witte Wieven fust 20 l\nen 1 pallet Tripel?\nMvg Kees, 06-12345678',
    rows: ['Veenhof Pils krat 24 x 30 cl × 10', 'Witte Wieven fust 20 l × 4', 'Tripel × 1 pallets'],
  },
  { name: 'numbers in brackets', from: 'VP-KR2430 (12)\nWW-KR2430 (7)', rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'] },
  {
    name: 'numbers before EANs',
    from: '12 8719998100006\n7 8719998100143',
    rows: ['8719998100006 × 12', '8719998100143 × 7'],
  },
  {
    name: 'a message in Czech',
    from: 'Ahoj, prosím objednat 5 beden ležáku a 3 sudy desítky\nDíky',
    rows: ['ležáku × 5', 'desítky × 3'],
  },
  {
    name: 'a message in Italian',
    from: 'Ciao, 5 casse di Veenhof Pils e 3 fusti Witte Wieven\nGrazie',
    rows: ['Veenhof Pils × 5', 'Witte Wieven × 3'],
  },
  {
    name: 'a message in German',
    from: 'Bitte liefern:\n12 Kästen Pils, 4 Fässer Weizen\n1 Palette Helles',
    rows: ['Pils × 12', 'Weizen × 4', 'Helles × 1 pallets'],
  },
  {
    name: 'quantity and unit under one heading, article numbers of digits',
    from: 'Lieferung KW 49\nArt.-Nr.\tBezeichnung\tMenge ME\n100234\tPils\t12 Kiste\n100235\tWeizen\t3 Lagen',
    rows: ['100234 × 12', '100235 × 3 layers'],
  },
  {
    name: 'article numbers of digits without headings',
    from: '100234;Pils;12;17,85;214,20\n100235;Wit;7;19,20;134,40',
    rows: ['100234 × 12', '100235 × 7'],
  },
  {
    name: 'days that count up like row numbers',
    from: 'SKU,Mon,Tue,Total\nVP-KR2430,1,2,3\nWW-KR2430,2,2,4',
    asks: { question: 'quantity-column', answer: { quantityColumn: 2 } },
    rows: ['VP-KR2430 × 2', 'WW-KR2430 × 2'],
  },
  {
    name: 'prices and no quantities',
    from: 'SKU;Prijs\nVP-KR2430;17,85\nWW-KR2430;19,20',
    asks: { question: 'quantity-column', answer: { quantityColumn: null } },
    rows: ['VP-KR2430 × 1', 'WW-KR2430 × 1'],
  },
  {
    name: 'crates in one column and kegs in another',
    from: 'Product;Kratten;Fusten\nPils;12;\nWit;;2',
    rows: ['Pils × 12', 'Wit × 2'],
  },
  {
    name: 'litres of tank beer',
    from: 'Tank 1;500 liter\nTank 2;5 hl',
    rows: ['Tank 1 × 500 litres', 'Tank 2 × 500 litres'],
  },
  { name: 'numbered lines', from: '1) 12x VP-KR2430\n2) 7x WW-KR2430', rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'] },
  {
    name: 'a price behind the number, between blanks',
    from: 'VP-KR2430 12 17,85\nWW-KR2430 7 19,20',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'a price in the middle of a line',
    from: 'VP-KR2430 €17,85 12 krt\n7 kratten WW-KR2430 à € 19,20',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'half a pallet',
    from: 'half pallet VP-KR2430\n2 kratten WW-KR2430',
    rows: ['half pallet VP-KR2430 ! quantity-missing', 'WW-KR2430 × 2'],
  },
  {
    name: 'a quantity that is not applicable',
    from: 'VP-KR2430;n.v.t.\nWW-KR2430;4',
    rows: ['VP-KR2430 ! not-whole', 'WW-KR2430 × 4'],
  },
  {
    name: 'a table that lost its columns',
    from: 'Veenhof Pils\n12\nWitte Wieven\n7',
    rows: ['Veenhof Pils × 12', 'Witte Wieven × 7'],
  },
  {
    name: 'a total in a message',
    from: 'VP-KR2430 12\n\nWW-KR2430 7\nTotaal 19',
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 7'],
  },
  {
    name: 'an export of SAP, which nothing explains',
    from: 'Material\tMaterial Description\tOrder Quantity\tSU\nVP-KR2430\tPILS KR 24X30CL\t12,000\tKI\nWW-KR2430\tWIT KR 24X30CL\t1,000\tPAL',
    asks: { question: 'decimal-sign', answer: { decimalSign: ',' } },
    rows: ['VP-KR2430 × 12', 'WW-KR2430 × 1 pallets'],
  },
  { name: 'numbers with a plus', from: '+5 VP-KR2430\n+2 WW-KR2430', rows: ['VP-KR2430 × 5', 'WW-KR2430 × 2'] },
  {
    name: 'numbers in a way that nobody knows',
    from: 'VP-KR2430 ##12\nWW-KR2430 ##7',
    rows: ['VP-KR2430 ##12 ! quantity-missing', 'WW-KR2430 ##7 ! quantity-missing'],
  },
  {
    name: 'an order form in which nothing is filled in',
    from: 'Code;Product;Order\nVP-KR2430;Pils;\nWW-KR2430;Wit;',
    rows: [],
  },
  {
    name: 'a shortened EAN beside a name',
    from: 'EAN;Naam;Aantal\n8,72E+12;Veenhof Pils;12\n8719998100143;Witte Wieven;7',
    rows: ['8,72E+12 ! shortened-number', '8719998100143 × 7'],
  },
  { name: 'a shortened EAN beside a SKU', from: 'EAN;SKU;Aantal\n8,72E+12;VP-KR2430;12', rows: ['VP-KR2430 × 12'] },
]
