/** Ship-to, transport, day and load. */
export function OrderBar() {
  return null
}
