// The code that is needed after the first choice. Browsers load it as one file.
export { carryChoices } from './carry-choices.ts'
export { estimateTexts } from './estimate-texts.ts'
export { keepChoices } from './keep-choices.ts'
export { watchAnswers } from './watch-answers.ts'
