import * as z from 'zod/mini'

const used = {
  /** Deleted ones among them, as long as they can be restored. */
  recipes: z.int(),
  /** Of their text, earlier contents among it. */
  bytes: z.int(),
}

const most = {
  /** From so many on nothing new is saved; 0 is no limit. */
  most_recipes: z.int(),
  most_bytes: z.int(),
}

/** How much an account keeps, of how much. */
export const Space = z.object({ ...used, ...most })

export type Space = z.infer<typeof Space>

/** The accounts that keep most, the fullest first. */
export const AccountSpaces = z.object({ data: z.array(z.object({ email: z.string(), ...used })), ...most })

export type AccountSpaces = z.infer<typeof AccountSpaces>
