/** The four tones of a roux, from white to dark, rolling along the foot of a screen. */
export function Waves() {
  return (
    <svg
      viewBox="0 0 1200 600"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-[26%] w-full print:hidden"
    >
      <path className="fill-wave-1" d="M0 350C200 230 330 450 560 340S980 150 1200 310V600H0z" />
      <path className="fill-wave-2" d="M0 420C220 310 350 510 600 400S1000 250 1200 380V600H0z" />
      <path className="fill-wave-3" d="M0 490C240 400 400 570 660 480S1010 350 1200 450V600H0z" />
      <path className="fill-wave-4" d="M0 550C260 490 430 610 710 550S1040 470 1200 520V600H0z" />
    </svg>
  )
}
