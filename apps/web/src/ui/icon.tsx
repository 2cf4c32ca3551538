import type { ReactNode } from 'react'

// One hand: 24 px field, 1.9 px round stroke.
export const DRAWINGS = {
  search: <path d="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21" />,
  user: <path d="M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM4 21q0-6.5 8-6.500t8 6.5" />,
  crate: (
    <path d="M3 9.500h18V20H3zM9 13.500h6M6.5 9.500V5M12 9.500V5M17.5 9.500V5M5.5 4.500h2M11 4.500h2M16.5 4.500h2" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  'chevron-down': <path d="M6 9.500l6 6 6-6" />,
  'chevron-right': <path d="M9.5 6l6 6-6 6" />,
  'chevron-left': <path d="M14.5 6l-6 6 6 6" />,
  calendar: <path d="M4 6h16v14H4zM4 10.500h16M8.5 3.500V7M15.5 3.500V7" />,
  clock: <path d="M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0zM12 7v5l3.5 2" />,
  warning: <path d="M12 4 2.8 20h18.400zM12 10v4.500M12 17.300v.1" />,
  error: <path d="M8.2 3h7.600L21 8.200v7.600L15.8 21H8.200L3 15.800V8.200zM12 7.500v5.500M12 16.300v.1" />,
  info: <path d="M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0zM12 11v5.500M12 7.700v.1" />,
  help: (
    <path d="M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0zM9.700 9.600a2.400 2.400 0 1 1 3.600 2.100c-.9.5-1.300 1-1.300 1.900M12 16.400v.1" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  repeat: <path d="M4 11V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 13v2a3 3 0 0 1-3 3H5M8 15l-3 3 3 3" />,
  check: <path d="M5 12.500l4.5 4.500L19 7.5" />,
  pin: <path d="M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM14.5 9a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z" />,
  document: <path d="M6 3h9l4 4v14H6zM14.5 3v4.500H19M9 12h7M9 16h7" />,
  truck: (
    <path d="M2.5 6h11.500v11H9M5 17H2.500V6M14 10h4l3.5 3.500V17h-2M15.5 17H14M9 18a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM19.5 18a2 2 0 1 1-4 0a2 2 0 0 1 4 0z" />
  ),
  bin: <path d="M4.5 6.500h15M9 6.500V4h6v2.500M6.5 6.5 7.5 21h9l1-14.500M10.5 10.500v6.500M13.5 10.500v6.5" />,
  pencil: <path d="M4 20l1-4.500L16 4.500l3.5 3.500L8.5 19zM13.5 7l3.5 3.5" />,
  download: <path d="M12 4v11M7 10.500l5 5 5-5M4 20h16" />,
  upload: <path d="M12 16V5M7 9.500l5-5 5 5M4 20h16" />,
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  logout: <path d="M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5" />,
  print: <path d="M7 9V3.500h10V9M7 17H4V9h16v8h-3M7 14h10v6.500H7z" />,
  heart: <path d="M12 20.500 4.200 12.800a4.900 4.900 0 0 1 6.900-7l.9.9.9-.9a4.900 4.900 0 0 1 6.900 7z" />,
  home: <path d="M3.5 11.5 12 4l8.5 7.500M6 9.500V20h12V9.500M10 20v-6h4v6" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWINGS

/** A picture beside words; it says nothing itself. */
export function Icon({ name, size = 22, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {DRAWINGS[name]}
    </svg>
  )
}
