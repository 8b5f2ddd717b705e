import type { SamplePost } from '../sample-content'
import { withAuthor } from './authors'
import { brookfieldPosts } from './brookfield'
import { otherPosts } from './others'

export const posts: readonly SamplePost[] = [...brookfieldPosts, ...otherPosts].map(withAuthor)
