import { startEntrances } from './start-entrances'
import { startIslands } from './start-islands'

startIslands(document)
startEntrances(document)
