/** Before ticks go, and the button with them: puts the focus on the first of them that takes it, else where the page begins. */
export function focusTicked(within: Element | null | undefined): void {
  const ticked = within?.querySelectorAll<HTMLElement>('[type=checkbox]:checked') ?? []
  // On a phone nothing can be ticked, and what is hidden takes no focus.
  for (const tick of ticked) {
    tick.focus()
    if (document.activeElement === tick) return
  }
  within?.closest('main')?.focus({ preventScroll: true })
}
