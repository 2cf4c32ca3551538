type Option = { label: string; disabled?: boolean }

const PAGE = 10

/** Which option a key leads to from the one at `at` (-1: none yet); undefined for a key that leads nowhere. */
export function nextOption(options: readonly Option[], at: number, key: string): number | undefined {
  const last = options.length - 1
  if (key === 'ArrowDown') return enabledFrom(options, at + 1, 1)
  if (key === 'ArrowUp') return enabledFrom(options, at - 1, -1)
  if (key === 'PageDown') return enabledFrom(options, Math.min(at + PAGE, last), -1)
  if (key === 'PageUp') return enabledFrom(options, Math.max(at - PAGE, 0), 1)
  if (key === 'Home') return enabledFrom(options, 0, 1)
  if (key === 'End') return enabledFrom(options, last, -1)
  return undefined
}

/** The next option that starts with what was typed, going round; the same letter again goes one further. */
export function optionTyped(options: readonly Option[], at: number, typed: string): number | undefined {
  const [letter = ''] = typed
  const isOneLetter = typed === letter.repeat(typed.length)
  const whole = typed.length > 1 ? startingWith(options, at, typed) : undefined
  return whole ?? (isOneLetter ? startingWith(options, at + 1, letter) : undefined)
}

function startingWith(options: readonly Option[], from: number, text: string): number | undefined {
  const round = options.map((_, step) => (Math.max(from, 0) + step) % options.length)
  return round.find((place) => {
    const option = options[place]
    return option && !option.disabled && option.label.toLowerCase().startsWith(text.toLowerCase())
  })
}

function enabledFrom(options: readonly Option[], from: number, step: 1 | -1): number | undefined {
  for (let place = from; place >= 0 && place < options.length; place += step)
    if (!options[place]?.disabled) return place
  return undefined
}
