import { safeHtml, type PublicPage } from '#features/content/index.ts'

/** Where things are, as whole addresses. */
type Site = { publicUrl: string; name: string; phone: string; logo: string }

/** The brewery itself. */
export function organization({ publicUrl, name, phone, logo }: Site): object {
  const telephone = phone === '' ? {} : { telephone: phone }
  return { '@type': 'Organization', '@id': idOf(publicUrl), name, url: `${publicUrl}/`, logo, ...telephone }
}

const idOf = (publicUrl: string) => `${publicUrl}/#brewery`

/** The way to a page: its name and address, from the first. */
export function breadcrumbs(steps: readonly { name: string; item: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}

export function newsArticle(
  { title, summary, published_on: published, language }: PublicPage,
  { publicUrl, address, picture }: { publicUrl: string; address: string; picture: string },
): object {
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(summary && { description: summary }),
    ...(published !== null && { datePublished: published }),
    inLanguage: language,
    image: [picture],
    mainEntityOfPage: address,
    publisher: { '@id': idOf(publicUrl) },
    author: { '@id': idOf(publicUrl) },
  }
}

/** Questions with their answers, which are HTML there as well. */
export function faqPage(questions: readonly PublicPage[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: safeHtml(html) },
    })),
  }
}
