/** Words that trades use and general dictionaries lack, in lower case; plurals are understood. */
const words = `
abap acls adtech andon ansible antiemetic apgar arxiv atex autoscaler backordered backpurge backsplash balayage
banksman barback bcaa bioanalytical brunoise buildout buyside callouts capex cerner clickthrough clinicals
cloudformation cloudwatch cobot cobots cocurricular codeshare codesign colocation colonoscopist commis comptia
coursera cpap cryosection dashcam databricks datacenter datacentre dataops datasheet deburr deburred deburring
dermaplaning deskside devops devsecops dialysate dockerise dockerised dockerize drywaller ebitda ecommerce edgebanding
ediscovery edtech elearning ensuite extubate extubated extubation eyfs fabless firestopping fitout fitup fixturing
forex fullstack gemba genotyped genotyping geofence geotargeting geotech gitlab glycemic golang grafana groutable
haccp hardfacing heijunka helpdesk hootsuite hotdesk hotfix hyperparameter indesign infosec intraday invoiceable
jidoka jira kaizen kanban keyworker kmeans kubectl kubernetes labcorp lentiviral linkedin liveaboard mailchimp makegood
makerspace mapreduce marcomms marketo martech matplotlib matura mechatronic meddic megger memoization memoize mentee
microblading microservice monorepo multicloud multitenant neurodiverse nginx nosql numpy oauth obgyn omnichannel
onboarded onboarder oncall ondemand opencart opex oracy palletiser palletizer paracentesis paygrade pentest pentester
pentesting perioperatively pharmacovigilance pickface pipefitter pipefitting placemaking planogram poka postgres
postheat postop preop prepress presales productionise productionize productionized proptech pthreads putaway pyrexial pytest
quickbooks radiopharmaceutical remarketing remediations renewables replatform rfind ruggedise runbook sagemaker scikit
screeding seaborn secops selfcare serverless servicenow sharding skillset slickline slurm smartsheet sqft stocktakes
subaward subgrade subnetting systmone tachycardic takt taleo tasker telehandler telehealth timesheet tkinter tokenizer
toolpath tournant townhall transload transloading udacity upsell upselling upsert upserted userbase vacutainer
vinification vlog vlogger vlogging voir wagyu walkthrough wayfinding wcag webhook weldment whitepaper winback
wireframing workholding workpack workplan workstream xero zoho
modelisation modelization perseverant
`;

const known = new Set(words.trim().split(/\s+/));

/** Whether a trade uses a word (lower case), alone or as its plural. */
export const isTradeWord = (word: string): boolean => known.has(word) || known.has(word.replace(/s$/, ''));
