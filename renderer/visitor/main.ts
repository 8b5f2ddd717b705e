import { startIslands } from './start-islands'

startIslands(document)
