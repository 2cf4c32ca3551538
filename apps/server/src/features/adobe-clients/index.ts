export { adobeClientsFeature } from './adobe-clients.feature.ts'
