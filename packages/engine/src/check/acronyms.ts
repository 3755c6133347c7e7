/**
 * Acronyms that employers search for in both forms, across trades. Degrees and product names are left out, what is short for several
 * things (a PLC is a company or a controller), and what everybody says and searches for by its letters (UX, CAD).
 */
export const acronyms: Record<string, string> = {
  ACLS: 'Advanced Cardiovascular Life Support',
  BIM: 'building information modeling',
  BLS: 'Basic Life Support',
  CCNA: 'Cisco Certified Network Associate',
  CDL: "commercial driver's license",
  CISSP: 'Certified Information Systems Security Professional',
  CPA: 'Certified Public Accountant',
  CPR: 'cardiopulmonary resuscitation',
  EHR: 'electronic health records',
  EMR: 'electronic medical records',
  FMLA: 'Family and Medical Leave Act',
  'FP&A': 'financial planning and analysis',
  GAAP: 'generally accepted accounting principles',
  GMP: 'good manufacturing practice',
  HACCP: 'hazard analysis and critical control points',
  HRIS: 'human resources information system',
  IFRS: 'International Financial Reporting Standards',
  ITIL: 'Information Technology Infrastructure Library',
  LIMS: 'laboratory information management system',
  OKR: 'objectives and key results',
  OSHA: 'Occupational Safety and Health Administration',
  RFP: 'request for proposal',
  SCADA: 'supervisory control and data acquisition',
  SHRM: 'Society for Human Resource Management',
  SOX: 'Sarbanes-Oxley',
  UAT: 'user acceptance testing',
};
