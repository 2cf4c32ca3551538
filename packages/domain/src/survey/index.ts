export { SURVEY_ANSWERS, surveyResult, type SurveyAnswer, type SurveyResult } from './survey-result.ts'
