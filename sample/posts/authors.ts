import type { ImportedAuthor, ImportedPost } from '#schema/import/network-content'

const hansa: ImportedAuthor = {
  name: 'Hansa Patel',
  avatarId: 45,
  bio: 'Volunteer at Brookfield since 2004; writes about the people behind the work.',
}
const devji: ImportedAuthor = {
  name: 'Devji Sompura',
  avatarId: 15,
  bio: 'Carver, and the son of one. Teaches at the carving school in Vadodara.',
}
const elise: ImportedAuthor = {
  name: 'Élise Raval',
  avatarId: 53,
  bio: 'Writes from Ottawa, in two languages and most weathers.',
}
const manjula: ImportedAuthor = {
  name: 'Manjula Mistry',
  avatarId: 30,
  bio: 'Wove in the mill at nineteen and keeps its museum at seventy-four.',
}
const wanjiku: ImportedAuthor = {
  name: 'Grace Wanjiku Shah',
  avatarId: 54,
  bio: 'Coordinates the volunteers of the Nairobi clinic.',
}

const byPost: Readonly<Record<number, readonly [author: ImportedAuthor, seoTags: string]>> = {
  1: [hansa, 'restoration, dome, stone carving, Brookfield'],
  2: [hansa, 'food drive, volunteers, Connecticut'],
  4: [devji, 'stone carving, pillars, craft'],
  5: [hansa, 'arti, first visit, temple visit'],
  21: [elise, 'architecture prize, Ottawa, winter'],
  22: [elise, 'knitting, schools, community'],
  31: [manjula, 'weaving, looms, Leicester mill'],
  32: [manjula, 'zero waste, community kitchen'],
  41: [wanjiku, 'eye camp, free clinic, Nairobi'],
  51: [devji, 'શિલ્પશાળા, stone carving school, apprentices'],
  52: [devji, 'Vadkund, monsoon, stepwell'],
}

const galleriesOf: Readonly<Record<number, readonly number[]>> = { 1: [102], 4: [102], 5: [100] }

/** The article with its author, its galleries and what search engines may find it by; statements of the office name nobody. */
export function withAuthor(post: ImportedPost): ImportedPost {
  const known = byPost[post.id]
  const galleryIds = galleriesOf[post.id] ?? []
  return known
    ? { ...post, author: known[0], seoTags: known[1], galleryIds }
    : { ...post, galleryIds }
}
