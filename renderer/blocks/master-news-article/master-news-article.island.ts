import { startArticle } from '../../parts/articles/article.island'

/** Opens the pictures large and plays the videos. */
export default startArticle
