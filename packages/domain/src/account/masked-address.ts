/** 'm••••@cafe.example': enough to know one's own address by, and too little to write to. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}••••${email.slice(at)}`
}

/** '•••• 1001': enough to know one's own phone by. */
export function maskedPhone(phone: string): string {
  return `•••• ${phone.replaceAll(/\D/g, '').slice(-4)}`
}
