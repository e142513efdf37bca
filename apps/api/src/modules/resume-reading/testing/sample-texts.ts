/** Resumes as people write them. A tab sends the rest of its line to the right edge. */
export const titleBeforeDates = `Ana María Díaz O’Brien
Senior Java Developer
Pune, Maharashtra, India | +91 98765 43210 | linkedin.com/in/ana-diaz

WORK EXPERIENCE
Senior Developer, Acme, Inc.\tJan 2020 – Present
• Built the ledger in Java, and led a team of five people who work on
Spring Boot and Kafka
Developer, Globex Ltd\t03/2017 - 12/2019
• Wrote reports for 2018 and 2019
Freelance\t2015 – 2016
• Many small things

EDUCATION
Bachelor of Engineering in Computer Science, University of Pune\t2013 – 2017

TECHNICAL SKILLS
Languages: Java, SQL, Kotlin
Tools: Docker, Kubernetes; excellent team player

LANGUAGES
English (fluent), Hindi`;

export const employerAbove = `RAVI KUMAR
Austin, TX 78701

Professional Experience
Initech LLC, Austin, TX
Data Engineer\tMar 2019 – Sept 2022
• Moved the warehouse to Snowflake
Umbrella Corporation
QA Analyst\tJune 2016 – Feb 2019
• Tested things

Education
University of Texas at Austin
M.S. in Statistics\t2014 – 2016

Skills
Python | SQL | Airflow | Snowflake

Certifications
• SnowPro Core Certification, Snowflake, 2021
• Certified Scrum Master (ID 445566)`;

export const employerBelow = `Curriculum Vitae
Émilie Dubois-Lefèvre
Lyon, France
EXPERIENCE
Project Manager\t09/2020 – present
Société Générale, Lyon, France
• Delivered the migration
Business Analyst\t01/2018 – 08/2020
Orange
• Wrote requirements
LANGUAGES
French – native
English – fluent
EDUCATION
Master of Science in Management, EMLYON Business School, 2017`;

export const dateLines = `John Smith
+1 (512) 555-0199
Employment History
2018-04 to 2021-06
Systems Administrator at Hooli
Ran two hundred servers.
2015 - 2018
Support Technician at Pied Piper
Answered the phone.
Key Skills: Linux, Bash, Ansible, Windows administration of any size
Objective
A place where servers run for years without anybody who has to look at them.`;

export const traps = `Maria Go
Career Objective
To excel in a swift team, go further, and spark new ideas with the rest of the word.
Projects
Billing engine, Acme Corp\tJan 2020 – Mar 2020
Experience
Led a large team of people through change\t2018 – 2020
Responsible for marketing 2020 budgets
Consultant\t2031 – 2033
Developer, Engineering\t2012 – 2014
Interests
Java (the island), rust on old cars, Python snakes
References
Peter Miller, Manager, +44 20 7946 0958`;

export const promotions = `Lucía Fernández
Madrid, Spain
Professional Experience
Contoso Ltd
Director, Customer Experience\tJan 2021 – Present
• Led the ﬁnance programme
Manager, Customer Insights\tFeb 2018 – Dec 2020
• Managed a budget
Fabrikam Inc
Senior Consultant - SAP\tMay 2014 – Jan 2018
Duration: Jan 2012 – Apr 2014
Role: Developer
Skills
PL/SQL, React/Redux, Java 17, C
Education
Instituto Superior, 2012
University of Seville; University of Madrid
MBA, 2014
Certificates
Valid until May 2027: First Aid
Social media
x.com/lucia, lucia.medium.com`;
