import type { ImportedPost } from '#schema/import/network-content'
import { withAuthor } from './authors'
import { brookfieldPosts } from './brookfield'
import { otherPosts } from './others'

export const posts: readonly ImportedPost[] = [...brookfieldPosts, ...otherPosts].map(withAuthor)
