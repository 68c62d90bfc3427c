/** The four tones of a roux, from white to dark, rolling along the foot of a screen. */
export function Waves() {
  return (
    <svg
      viewBox="0 0 1200 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-[26%] w-full print:hidden"
    >
      <path className="fill-wave-1" d="M0 120C200 0 330 220 560 110S980-80 1200 80V300H0z" />
      <path className="fill-wave-2" d="M0 180C240 80 380 260 640 170S1010 30 1200 150V300H0z" />
      <path className="fill-wave-3" d="M0 232C260 160 420 292 700 232S1030 130 1200 206V300H0z" />
      <path className="fill-wave-4" d="M0 276C280 230 460 318 740 276S1050 210 1200 256V300H0z" />
    </svg>
  )
}
