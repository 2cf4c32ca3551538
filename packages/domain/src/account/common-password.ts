// What lists of stolen passwords hold most often, in the languages of our markets, without the figures that people put behind.
const COMMON_WORDS = `
  password passwort wachtwoord heslo parola passord motdepasse welcome welkom willkommen benvenuto benvenuti vitejte vitajte
  qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdf asdfgh asdfghjkl asdfghjklm zxcvbnm yxcvbnm qazwsx qazwsxedc
  wsxedc abc abcd abcde abcdef abcdefgh abcdefghij abcdefghijkl abcdefghijklmnopqrstuvwxyz admin administrator beheerder root user
  username gebruiker benutzer utente uzivatel test testen tester demo guest gast login letmein changeme changethis
  secret geheim segreto tajne hello hallo ciao ahoj iloveyou ikhouvanjou ichliebedich tiamo milujite sunshine zonnetje
  sonnenschein princess prinses principessa dragon monkey football voetbal fussball calcio fotbal baseball superman batman
  master shadow michael jordan charlie daniel thomas jennifer andrea martina veronika computer internet office company
  bedrijf azienda firma firmy nederland holland amsterdam duitsland deutschland berlin italia roma milano juventus napoli
  cesko praha slovensko bratislava sparta slavia feyenoord bayern heineken bier beer birra pivo brouwerij brauerei birrificio
  pivovar brewery proost prost cheers salute nazdravi pils fust januari februari maart april augustus september oktober
  november december january february march august october zomer winter herfst lente sommer summer autumn spring leto zima
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag montag freitag monday friday sunday
`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length)

// Below this many different characters it is one key held down, or two in turn.
const FEWEST_CHARACTERS = 5

const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether a password is one that many people have: a common word with figures around it, or hardly any characters. */
export function isCommonPassword(password: string): boolean {
  const letters = Array.from(password.normalize('NFKC').toLowerCase())
  if (new Set(letters).size < FEWEST_CHARACTERS) return true
  const inside = letters.slice(letters.findIndex(isLetter), letters.findLastIndex((letter) => isLetter(letter)) + 1)
  const written = inside.map((letter) => STANDS_FOR[letter] ?? letter)
  const word = written.filter(isLetter).join('')
  return word !== '' && COMMON_WORDS.some((common) => word.replaceAll(common, '') === '')
}

const isLetter = (letter: string): boolean => /\p{L}/u.test(letter)
