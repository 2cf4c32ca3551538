/** In the place of the module that the build makes: there is no service worker in tests. */
export function registerSW(): () => Promise<void> {
  return () => Promise.resolve()
}
