/** The mark: a whisk's stroke that curls into a pan, read as an R. */
export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle cx="20" cy="20" r="19" className="fill-accent" />
      <path
        d="M13 30V11h8.2c4 0 6.6 2.3 6.6 5.8s-2.6 5.8-6.6 5.8H13M20.5 22.6c3.2.6 4.4 4.2 7.6 7.4"
        className="fill-none stroke-accent-ink stroke-[3.4]"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
