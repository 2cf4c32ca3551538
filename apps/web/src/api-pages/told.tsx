/** A description, whose names stand between backticks. */
export function Told({ children }: { children: string | undefined }) {
  return (children ?? '').split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
