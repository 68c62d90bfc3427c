import { useLanguage } from './use-language.ts'

/** Words bytes as megabytes. */
export function useMegabytes(): (bytes: number) => string {
  const options = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  const { format } = new Intl.NumberFormat(useLanguage(), options)
  return (bytes) => format(bytes / 1e6)
}
