import { correction, generate } from 'lean-qr'
import { useMemo } from 'react'

/** Modules of white that readers want around a code. */
const margin = 4

/** A text as a QR code, black on white whatever the theme. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text])
  const side = size + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M${-margin} ${-margin}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** A seventh of it may be lost: paper gets stains. */
function drawCode(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const places = Array.from({ length: code.size }, (_, place) => place)
  const path = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join('')
  return { size: code.size, path }
}
