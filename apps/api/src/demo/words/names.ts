/** Given names (women's, men's) and family names of a culture, in the spelling that people use in Latin letters. */
export type NameList = {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
};

const list = (women: string, men: string, families: string): NameList => ({
  women: women.split(' '),
  men: men.split(' '),
  families: families.split(' '),
});

export const names = {
  indian: list(
    'Asha Priya Ananya Kavya Divya Lakshmi Meera Nisha Pooja Sneha Aditi Shreya Deepika Ritu Swati Neha Anjali Sunita Radhika Ishita Tanvi Bhavana Gayatri Harini',
    'Arjun Rohan Vikram Aditya Karthik Rahul Sanjay Suresh Amit Nikhil Pranav Siddharth Varun Rajesh Manoj Vivek Harish Ganesh Anand Ravi Kiran Deepak Ashok Naveen',
    'Rao Sharma Patel Iyer Reddy Nair Gupta Singh Kumar Desai Mehta Joshi Kulkarni Menon Pillai Chatterjee Banerjee Mukherjee Verma Agarwal Naidu Shetty Bhat Kapoor Malhotra Mishra Pandey Chowdhury Krishnan Subramanian',
  ),
  anglo: list(
    'Emily Sarah Jessica Olivia Hannah Grace Rachel Lauren Megan Natalie Claire Abigail Chloe Charlotte Sophie Amy Victoria Zoe Caitlin Paige',
    'James Michael David Matthew Daniel Andrew Ryan Thomas Benjamin Nathan Ethan Luke Connor Samuel Jack Oliver Henry Adam Kevin Patrick',
    "Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Moore Jackson Martin Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Baker O'Brien O'Connor McCarthy Murphy Campbell Stewart Fraser",
  ),
  africanAmerican: list(
    'Aaliyah Jasmine Imani Kiara Ebony Tiffany Monique Simone Alicia Danielle Brianna Candace',
    'Malik Jamal Darnell Terrence Andre Marcus Isaiah Xavier Tyrone DeShawn Reginald Curtis',
    'Washington Jefferson Banks Booker Freeman Coleman Brooks Bryant Gaines Hairston Mosley Sims Dorsey Whitaker',
  ),
  hispanic: list(
    'María Sofía Lucía Valentina Camila Isabella Gabriela Daniela Carmen Elena Ximena Fernanda Paula Andrea Natalia Mónica',
    'José Juan Carlos Luis Alejandro Diego Miguel Javier Andrés Fernando Ricardo Sergio Pablo Héctor Álvaro Joaquín',
    'García Rodríguez Martínez Hernández López González Pérez Sánchez Ramírez Torres Flores Díaz Morales Ortiz Gutiérrez Núñez Castillo Vargas Ibáñez Muñoz Peña Ríos',
  ),
  chinese: list(
    'Xiaoyan Mei Lin Jing Yan Hui Fang Ying Qian Yuting Xinyi Ruoxi Lihua Wenjing',
    'Wei Jun Ming Hao Lei Feng Chao Jian Yifan Zhiwei Bo Kai Peng Haoran',
    'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo Lin He Gao Luo',
  ),
  arabic: list(
    'Fatima Aisha Layla Mariam Nour Salma Yasmin Hana Dina Rania Zeinab Amira',
    'Mohammed Ahmed Omar Ali Hassan Youssef Khaled Tariq Karim Mahmoud Ibrahim Sami',
    'El-Sayed Hassan Ibrahim Mansour Haddad Khalil Nasser Farouk Aziz Saleh Abdallah Khoury Shaheen Rahman Qureshi',
  ),
  nigerian: list(
    'Chioma Ngozi Adaeze Amara Funmilayo Folake Yetunde Temitope Zainab Halima Blessing Ifeoma',
    'Chinedu Emeka Obinna Ikenna Oluwaseun Babatunde Tunde Femi Kunle Musa Ibrahim Uche',
    'Okafor Adeyemi Okonkwo Eze Balogun Adebayo Nwosu Ogunleye Bello Abubakar Onyekachi Afolabi Chukwu Danjuma',
  ),
  german: list(
    'Anna Lena Julia Katharina Sabine Johanna Franziska Greta Marlene Heike Jana Silke',
    'Lukas Felix Jonas Maximilian Stefan Jürgen Tobias Florian Matthias Sebastian Björn Moritz',
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Krüger Vogel Groß Böhm',
  ),
  french: list(
    'Camille Chloé Léa Manon Élise Juliette Aurélie Margaux Céline Inès Noémie Mathilde',
    'Antoine Julien Nicolas Mathieu Rémi Thibault Guillaume Étienne François Loïc Hugo Benoît',
    "Martin Bernard Dubois Thomas Robert Petit Durand Leroy Moreau Lefèvre Girard Fournier Gauthier Chevalier D'Almeida Tremblay Bouchard Côté",
  ),
  slavic: list(
    'Anna Katarzyna Agnieszka Zofia Magdalena Olena Oksana Iryna Kateryna Natalia Małgorzata Svitlana',
    'Piotr Paweł Tomasz Krzysztof Michał Łukasz Andriy Oleksandr Dmytro Mykola Taras Jakub',
    'Nowak Kowalski Wiśniewski Wójcik Kamiński Lewandowski Zieliński Szymański Shevchenko Kovalenko Bondarenko Tkachenko Melnyk Petrenko Dąbrowski Mazur',
  ),
  brazilian: list(
    'Ana Beatriz Juliana Larissa Mariana Letícia Fernanda Camila Bruna Rafaela Luiza Débora',
    'João Pedro Lucas Gabriel Rafael Felipe Thiago Bruno Gustavo Leonardo Vinícius André',
    'Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Carvalho Araújo Ribeiro Gonçalves Barbosa',
  ),
  vietnamese: list(
    'Linh Huong Trang Thao Mai Ngoc Lan Phuong Hanh Yen',
    'Minh Tuan Duc Hieu Quang Long Nam Khanh Dung Thanh',
    'Nguyen Tran Le Pham Hoang Phan Vu Vo Dang Bui Do Ho Ngo Duong',
  ),
  filipino: list(
    'Maria Angelica Jasmine Kristine Princess Rowena Marites Bea Liza Carmela',
    'Jose Mark Jerome Paolo Rafael Christian Angelo Ramon Emilio Joaquin',
    'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Villanueva Dela-Cruz Aquino Ramos Pascual Salazar Manalo',
  ),
  japanese: list(
    'Yuki Sakura Haruka Aoi Naoko Keiko Emi Ayaka Mika Rina',
    'Hiroshi Takashi Kenji Daisuke Yuto Haruto Kenta Satoshi Ryo Shota',
    'Satō Suzuki Takahashi Tanaka Watanabe Itō Yamamoto Nakamura Kobayashi Katō Yoshida Yamada Mori Inoue',
  ),
  korean: list(
    'Ji-woo Seo-yeon Min-ji Ha-eun Soo-jin Eun-ji Hye-jin Yu-na',
    'Min-jun Seo-jun Ji-hoon Dong-hyun Sung-min Jae-won Hyun-woo Tae-yang',
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Shin',
  ),
} as const satisfies Record<string, NameList>;

export type Culture = keyof typeof names;
