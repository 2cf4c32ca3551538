/** When somebody listens to what was said to the voicemail of tank beer at a weekend (TNK-12). */
export const TANK_VOICEMAIL = {
  saturday: { from: { hour: 9, minute: 0 }, to: { hour: 13, minute: 0 } },
  sunday: { hour: 9, minute: 0 },
} as const
