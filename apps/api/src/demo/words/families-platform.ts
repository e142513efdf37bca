import type { Family } from './families.ts';

const words = (line: string): string[] => line.split(', ');

export const platformFamilies: readonly Family[] = [
  {
    titles: [
      'Salesforce Developer',
      'Salesforce Administrator',
      'Salesforce Architect',
      'Salesforce Business Analyst',
      'Salesforce Consultant',
      'Salesforce QA Tester',
    ],
    skills: words(
      'Salesforce, Apex, Lightning Web Components, SOQL, Salesforce Flow, Visualforce, Sales Cloud, Service Cloud, Data Loader, Process Builder, Experience Cloud, Aura Components, Salesforce Integration, Reports and Dashboards, Salesforce DX, Validation Rules, Permission Sets, Field Service, Copado, Data Migration, Salesforce Security Model, Health Cloud, Financial Services Cloud, Shield',
    ),
    technologies: words(
      'Sales Cloud, Service Cloud, Data Loader, Copado, MuleSoft, Workbench, Gearset, DocuSign',
    ),
    pay: 118_000,
    certificates: [
      ['Salesforce Certified Administrator', 'Salesforce'],
      ['Salesforce Platform Developer I', 'Salesforce'],
    ],
    does: 'shape Salesforce to how a company works',
  },
  {
    titles: ['Salesforce Marketing Cloud Specialist', 'Salesforce CPQ Specialist'],
    skills: words(
      'Marketing Cloud, Journey Builder, AMPscript, Email Studio, Salesforce CPQ, Price Rules, Product Configuration, Quote Templates, Automation Studio, SSJS, Segmentation, Marketing Automation, Pardot, Advanced Approvals, Salesforce Billing, Data Extensions, Einstein, Mobile Studio, Email Deliverability, Guided Selling',
    ),
    technologies: words(
      'Marketing Cloud, Salesforce CPQ, Pardot, Litmus, Conga, Google Analytics, Movable Ink',
    ),
    pay: 114_000,
    certificates: [['Salesforce Certified CPQ Specialist', 'Salesforce']],
    does: 'turn campaigns and quotes into sales',
  },
  {
    titles: ['SAP Consultant', 'SAP ABAP Developer'],
    skills: words(
      'SAP, ABAP, S/4HANA, SAP FICO, SAP MM, SAP SD, Fiori, CDS Views, BAPI, IDoc, SAP HANA, OData, SmartForms, SAP BW, SAP PP, SAP SuccessFactors, BRF+, SAP Ariba, SAP EWM, SAP PI/PO, RICEF, Data Migration, SAPUI5, SAP GRC',
    ),
    technologies: words('S/4HANA, SAP HANA, Fiori, Eclipse ADT, SAP BTP, Solution Manager, Ariba'),
    pay: 121_000,
    certificates: [['SAP Certified Development Associate: ABAP', 'SAP']],
    does: 'make SAP do what the business needs',
  },
  {
    titles: ['ServiceNow Developer', 'ServiceNow Administrator'],
    skills: words(
      'ServiceNow, ITSM, JavaScript, Flow Designer, Service Portal, Glide API, ITIL, CMDB, Integration Hub, Business Rules, Discovery, ITOM, HRSD, Client Scripts, UI Policies, Service Mapping, SecOps, ATF, Performance Analytics, Virtual Agent, Asset Management, Service Catalog',
    ),
    technologies: words('ServiceNow, MID Server, Postman, Okta, Azure AD, SCCM, Jira'),
    pay: 116_000,
    certificates: [
      ['Certified System Administrator', 'ServiceNow'],
      ['ITIL 4 Foundation', 'PeopleCert'],
    ],
    does: 'automate the work behind the work',
  },
];
