/** Minutes as an ISO 8601 duration: 90 is `PT1H30M`. */
export function isoDuration(minutes: number): string {
  const { hours, rest } = parted(minutes)
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** Minutes as people of either language read them: 90 is "1 h 30 min". */
export function plainDuration(minutes: number): string {
  const { hours, rest } = parted(minutes)
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** The same without a blank, as Cooklang has it: `1h30m`. */
export function shortDuration(minutes: number): string {
  const { hours, rest } = parted(minutes)
  return `${hours > 0 ? `${hours}h` : ''}${rest > 0 || hours === 0 ? `${rest}m` : ''}`
}

function parted(minutes: number) {
  return { hours: Math.floor(minutes / 60), rest: minutes % 60 }
}
