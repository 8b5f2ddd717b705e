import { startVideoPlayers } from '../../parts/video-player.island'

/** Plays the video in its place. */
export default startVideoPlayers
