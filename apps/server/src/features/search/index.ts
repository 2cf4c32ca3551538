export { askedWords, wordsOf, type CommonWord } from './search-query.ts'
export { asWords, relevanceOf, searchTerms, type SearchTerms } from './search-terms.ts'
