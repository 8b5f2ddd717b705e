import { startArticle } from '../../parts/article.island'

/** Opens the pictures large and plays the videos. */
export default startArticle
