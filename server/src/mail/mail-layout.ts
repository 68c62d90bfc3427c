import type { Language } from '@roux/contract/language'

/** What a mail says, in the order it is read. No text of a user's is ever among it. */
interface MailContent {
  readonly title: string
  readonly intro: string
  /** A button, or a code in large digits. */
  readonly action?: { readonly label: string; readonly url: string } | { readonly code: string }
  readonly notes: readonly string[]
  readonly language: Language
}

/** The tagline is a name, the same in every language (specification §1). */
const signature = 'Roux – AI Recipe Maker'

/** The mail for readers that show no HTML. */
export function textOf({ title, intro, action, notes }: MailContent): string {
  const middle = action && ('url' in action ? action.url : action.code)
  return `${[title, intro, ...(middle === undefined ? [] : [middle]), ...notes, `--\n${signature}`].join('\n\n')}\n`
}

/** The mail in the colours of the light theme. Mail programs keep only styles that stand at their element. */
export function htmlOf({ title, intro, action, notes, language }: MailContent): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbf6ec;color:#2b1a10;font:16px/1.55 Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 16px 8px;font:600 22px/1 Fraunces,Georgia,serif;color:#2b1a10">Roux</p>
<div style="padding:32px;background:#fffdf8;border:1px solid #e5d8c1;border-radius:22px">
<h1 style="margin:0 0 12px;font:500 28px/1.15 Fraunces,Georgia,serif;color:#2b1a10">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px;color:#2b1a10">${escapeHtml(intro)}</p>
${htmlOfAction(action)}
${notes.map((note) => `<p style="margin:12px 0 0;font-size:14px;color:#6b5643">${escapeHtml(note)}</p>`).join('\n')}
</div>
<p style="margin:16px 0 0 8px;font-size:13px;color:#6b5643">${signature}</p>
</div>
</body>
</html>
`
}

function htmlOfAction(action: MailContent['action']): string {
  if (!action) return ''
  if ('code' in action) {
    return `<p style="margin:0 0 24px;padding:16px;background:#f3ead9;border-radius:14px;text-align:center;font:500 32px/1.2 Fraunces,Georgia,serif;letter-spacing:4px;color:#2b1a10">${action.code}</p>`
  }
  const url = escapeHtml(action.url)
  return `<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:12px 24px;background:#b63f19;border-radius:12px;color:#fff8f0;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0;font-size:14px;color:#6b5643;word-break:break-all">${url}</p>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
