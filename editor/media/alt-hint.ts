import { t } from '#schema/messages/t'

/** Words that cameras, phones and chat apps put in file names, which say nothing about the picture. */
const GIVEN_WORDS = new Set(
  'img image dsc dscn dscf pxl mvimg gopr photo picture pic scan screenshot screen shot whatsapp signal untitled wa at am pm copy edit edited p'.split(
    ' ',
  ),
)

/**
 * Returns the hint for an empty alt text: file and album names may help the user to remember the picture, but are never filled
 * in.
 */
export function altHint(fileName: string, album: string): string {
  const name = fileName.replace(/[_-]+/g, ' ').replace(/\s+/g, ' ').trim()
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const hasName = words.some((word) => word.length > 2 && !GIVEN_WORDS.has(word))
  if (hasName && album !== '')
    return t(
      'Describe the image for people who can’t see it. Its file is called “{name}”, its album “{album}”.',
      { name, album },
    )
  if (hasName)
    return t('Describe the image for people who can’t see it. Its file is called “{name}”.', {
      name,
    })
  if (album !== '')
    return t('Describe the image for people who can’t see it. Its album is called “{album}”.', {
      album,
    })
  return t('Describe the image for people who can’t see it.')
}
