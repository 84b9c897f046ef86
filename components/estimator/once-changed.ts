// What is needed once something is chosen: browsers load it as one file.
export { carryChoices } from './carry-choices.ts'
export { estimateTexts } from './estimate-texts.ts'
