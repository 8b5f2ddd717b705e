import type { SamplePost } from '#schema/import/network-content'
import { withAuthor } from './authors'
import { brookfieldPosts } from './brookfield'
import { otherPosts } from './others'

export const posts: readonly SamplePost[] = [...brookfieldPosts, ...otherPosts].map(withAuthor)
