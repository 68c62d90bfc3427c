/**
 * By the dish that comes nearest, then by what that is to be made of ("beef-mince onion", or `any`), the names:
 * `one, spelled otherwise; another in English | in French`. Without a bar both languages say the same.
 */
export type UnmadeTable = Readonly<Record<string, Readonly<Record<string, string>>>>
