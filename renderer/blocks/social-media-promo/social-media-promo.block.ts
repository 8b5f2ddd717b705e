import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import type { ItemOf } from '#schema/records/record-item'
import socialPost from '#schema/records/social-post/social-post.record'

/** Maximum number of posts per feed. */
const MAX_POSTS = 12

const socialMediaPromo = defineBlock({
  name: 'SocialMediaPromo',
  label: t('Social media posts'),
  description: t('The latest posts of two channels, side by side.'),
  keywords: searchTerms('social media, facebook, instagram, twitter, youtube, feed, posts'),
  subject: 'contact',
  category: 'feature',
  targets: ['location', 'content'],
  variesByLocation: true,
  inLayout: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the feeds.'),
      default: 'Stay Connected',
      max: 160,
    }),
    firstHandle: string({
      label: t('First channel'),
      help: t('The channel’s name, with or without @. Channels without posts are hidden.'),
      placeholder: '@mandir',
      max: 100,
    }),
    secondHandle: string({
      label: t('Second channel'),
      help: t('Another channel, shown below the first.'),
      placeholder: '@mandir',
      max: 100,
    }),
  },
  async load(source, { firstHandle, secondHandle }): Promise<readonly Feed[]> {
    const handles = [firstHandle, secondHandle].map((handle) => handle.trim().replace(/^@/, ''))
    const named = [...new Set(handles)].filter((handle) => handle !== '')
    const feeds = await Promise.all(
      named.map(async (handle) => ({
        handle,
        posts: await source.recordsOf(socialPost, { filter: { handle }, first: MAX_POSTS }),
      })),
    )
    return feeds.filter(({ posts }) => posts.length > 0)
  },
})
export default socialMediaPromo

/** A channel with its latest posts. */
export interface Feed {
  /** Without the `@`. */
  readonly handle: string
  readonly posts: readonly ItemOf<typeof socialPost>[]
}
