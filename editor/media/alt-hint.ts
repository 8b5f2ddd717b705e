import { t } from '#schema/messages/t'

/** The words of names that cameras, phones and chats give, by which nobody knows what a picture shows. */
const GIVEN_WORDS = new Set(
  'img image dsc dscn dscf pxl mvimg gopr photo picture pic scan screenshot screen shot whatsapp signal untitled wa at am pm copy edit edited p'.split(
    ' ',
  ),
)

/** What the help of an empty alt text says: the names of file and album may remind someone of what a picture shows, and are never filled in. */
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
