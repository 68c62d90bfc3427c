import type { ComponentProps } from 'react'

/** Yes or no. */
export function CheckField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="touchable flex min-h-10 cursor-pointer items-center gap-3 text-control">
      <input {...input} type="checkbox" className="size-5 flex-none accent-accent" />
      {label}
    </label>
  )
}
