import { PATHS } from '../../paths.ts'
import type { PageEntry } from '../../routing/index.ts'
import { materialsSearch } from './features/materials/materials-search.ts'
import { newsSearch } from './features/news/news-search.ts'
import { supportSearch } from './features/support/support-search.ts'

export const CONTENT_PAGES = {
  news: {
    path: PATHS.news,
    titleKey: 'titles.news',
    tabSelection: 'news',
    menu: { in: 'aboutUs', textKey: 'shell.news' },
    search: newsSearch,
    screen: async () => (await import('./features/news/news-page.tsx')).NewsPage,
  },
  article: {
    path: PATHS.article,
    titleKey: 'titles.news',
    tabSelection: 'news',
    screen: async () => (await import('./features/news/article-page.tsx')).ArticlePage,
  },
  brands: {
    path: PATHS.brands,
    titleKey: 'titles.brands',
    hideBreadcrumb: true,
    menu: { in: 'aboutUs', textKey: 'shell.brands' },
    screen: async () => (await import('./features/brands/all-brands-page.tsx')).AllBrandsPage,
  },
  brand: {
    path: PATHS.brand,
    titleKey: 'titles.brands',
    hideBreadcrumb: true,
    screen: async () => (await import('./features/brands/brand-page.tsx')).BrandPage,
  },
  faq: {
    path: PATHS.faq,
    titleKey: 'titles.faq',
    menu: { in: 'support', textKey: 'shell.faq' },
    screen: async () => (await import('./features/support/faq-page.tsx')).FaqPage,
  },
  supportSearch: {
    path: PATHS.supportSearch,
    titleKey: 'titles.supportSearch',
    search: supportSearch,
    screen: async () => (await import('./features/support/support-search-page.tsx')).SupportSearchPage,
  },
  knowledgeBase: {
    path: PATHS.knowledgeBase,
    titleKey: 'titles.knowledgeBase',
    requireAuthentication: true,
    permissions: ['Support'],
    menu: { in: 'support', textKey: 'shell.knowledgeBase' },
    screen: async () => (await import('./features/support/knowledge-base-page.tsx')).KnowledgeBasePage,
  },
  knowledgePage: {
    path: PATHS.knowledgePage,
    titleKey: 'titles.knowledgeBase',
    requireAuthentication: true,
    permissions: ['Support'],
    screen: async () => (await import('./features/support/knowledge-page.tsx')).KnowledgePageScreen,
  },
  help: {
    path: PATHS.help,
    titleKey: 'titles.help',
    requireAuthentication: true,
    menu: { in: 'support', textKey: 'shell.help' },
    screen: async () => (await import('./features/support/help-page.tsx')).HelpPage,
  },
  legalPage: {
    path: PATHS.legalPage,
    titleKey: 'titles.information',
    screen: async () => (await import('./features/support/text-page.tsx')).TextPage,
  },

  businessPartner: {
    path: PATHS.businessPartner,
    titleKey: 'titles.businessPartner',
    menu: { in: 'aboutUs', textKey: 'shell.businessPartner' },
    screen: async () => (await import('./features/partner/business-partner-page.tsx')).BusinessPartnerPage,
  },
  businessPartnerPage: {
    path: PATHS.businessPartnerPage,
    titleKey: 'titles.businessPartner',
    screen: async () => (await import('./features/partner/business-partner-page.tsx')).BusinessPartnerSubjectPage,
  },
  becomePartner: {
    path: PATHS.becomePartner,
    titleKey: 'titles.becomePartner',
    screen: async () => (await import('./features/partner/become-partner-page.tsx')).BecomePartnerPage,
  },
  sustainability: {
    path: PATHS.sustainability,
    titleKey: 'titles.sustainability',
    menu: { in: 'aboutUs', textKey: 'shell.sustainability' },
    screen: async () => (await import('./features/partner/sustainability-page.tsx')).SustainabilityPage,
  },
  survey: {
    path: PATHS.survey,
    titleKey: 'titles.survey',
    requireAuthentication: true,
    screen: async () => (await import('./features/partner/survey-page.tsx')).SurveyPage,
  },
  sustainabilityPage: {
    path: PATHS.sustainabilityPage,
    titleKey: 'titles.sustainability',
    screen: async () => (await import('./features/partner/sustainability-page.tsx')).SustainabilityPage,
  },
  loyalty: {
    path: PATHS.loyalty,
    titleKey: 'titles.loyalty',
    requireAuthentication: true,
    menu: { in: 'aboutUs', textKey: 'shell.loyalty' },
    screen: async () => (await import('./features/partner/loyalty-page.tsx')).LoyaltyPage,
  },
  why: {
    path: PATHS.why,
    titleKey: 'titles.whyUs',
    requireAuthentication: true,
    menu: { in: 'aboutUs', textKey: 'shell.whyUs' },
    screen: async () => (await import('./features/partner/why-page.tsx')).WhyPage,
  },
  whyPage: {
    path: PATHS.whyPage,
    titleKey: 'titles.whyUs',
    requireAuthentication: true,
    screen: async () => (await import('./features/partner/why-page.tsx')).WhyPage,
  },
  materials: {
    path: PATHS.materials,
    titleKey: 'titles.materials',
    tabSelection: 'marketing',
    requireAuthentication: true,
    permissions: ['Marketing Materials'],
    menu: { in: 'myBusiness', textKey: 'shell.materials' },
    search: materialsSearch,
    screen: async () => (await import('./features/materials/materials-page.tsx')).MaterialsPage,
  },
  training: {
    path: PATHS.training,
    titleKey: 'titles.training',
    requireAuthentication: true,
    permissions: ['Training & Learning'],
    menu: { in: 'myBusiness', textKey: 'shell.training' },
    screen: async () => (await import('./features/partner/training-page.tsx')).TrainingPage,
  },
  suggestedPrice: {
    path: PATHS.suggestedPrice,
    titleKey: 'titles.suggestedPrice',
    requireAuthentication: true,
    menu: { in: 'support', textKey: 'shell.suggestedPrice' },
    screen: async () => (await import('./features/price/suggested-price-page.tsx')).SuggestedPricePage,
  },
} as const satisfies Record<string, PageEntry>
