import socialPost from '#schema/records/social-post/social-post.record'
import { socialPosts } from '../../database/tables'
import { columnAdapter } from '../column-adapter'

export default columnAdapter(socialPost, socialPosts)
